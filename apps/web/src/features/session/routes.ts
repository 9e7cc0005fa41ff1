import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'logout',
    access: 'signed-in',
    section: lazySection(() => import('./screens.tsx').then((m) => m.LogoutScreen), ['pages']),
    frame: 'bare',
  },
  {
    screen: 'session',
    access: 'signed-in',
    section: lazySection(() => import('./screens.tsx').then((m) => m.SessionScreen), ['pages']),
    frame: 'bare',
  },
]
