import type { ScreenRoute } from '../lib/screen/screen-route.ts'
import { askDeckAhead } from '../features/editor/deck-ahead.ts'
import { lazySection } from '../lib/screen/section.tsx'

const section = lazySection(
  () => import('./deck-editor.tsx').then((m) => m.DeckEditor),
  ['editor', 'sharing', 'deck', 'errors'],
)

/** When the application starts here: in the application, the editor asks as soon as it is drawn. */
const prefetch: ScreenRoute['prefetch'] = (_user, pathname) => askDeckAhead(pathname.split('/')[2] ?? '')

/** The five URLs of a deck: tabs of one screen, which stays mounted. */
export const deckRoutes = [
  { screen: 'content', access: 'deck.read', section, frame: 'narrow', prefetch },
  { screen: 'properties', access: 'deck.read', section, frame: 'narrow', prefetch },
  { screen: 'design', access: 'deck.read', section, frame: 'narrow', prefetch },
  { screen: 'publish', access: 'deck.read', section, frame: 'narrow', prefetch },
  { screen: 'analytics', access: 'deck.analytics', section, frame: 'narrow', prefetch },
] as const satisfies readonly ScreenRoute[]
