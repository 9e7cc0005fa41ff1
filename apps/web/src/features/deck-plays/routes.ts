import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const section = lazySection(() => import('./screen.tsx').then((m) => m.PlayScreen), ['plays', 'analytics', 'errors'])

export const routes: readonly ScreenRoute[] = [{ screen: 'play', access: 'deck.analytics', section }]
