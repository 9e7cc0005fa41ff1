import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'flows',
    access: 'deck.analytics',
    section: lazySection(() => import('./screen.tsx').then((m) => m.FlowsScreen), ['flows', 'table-export', 'errors']),
  },
]
