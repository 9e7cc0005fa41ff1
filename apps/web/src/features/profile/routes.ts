import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'profile',
    access: 'open',
    section: lazySection(() => import('./screen.tsx').then((m) => m.ProfileScreen), ['profile', 'errors']),
    frame: 'members',
  },
]
