import type { ScreenRoute } from '../lib/screen/screen-route.ts'
import { lazySection } from '../lib/screen/section.tsx'

const section = lazySection(() => import('./deck-editor.tsx').then((m) => m.DeckEditor), ['editor', 'deck', 'errors'])

/** The five URLs of a deck: tabs of one screen, which stays mounted. */
export const deckRoutes = [
  { screen: 'content', access: 'deck.read', section, frame: 'narrow' },
  { screen: 'properties', access: 'deck.read', section, frame: 'narrow' },
  { screen: 'design', access: 'deck.read', section, frame: 'narrow' },
  { screen: 'publish', access: 'deck.read', section, frame: 'narrow' },
  { screen: 'analytics', access: 'deck.analytics', section, frame: 'narrow' },
] as const satisfies readonly ScreenRoute[]
