import type { ScreenRoute } from '../../lib/screen-route.ts'
import { lazySection } from '../../lib/section.tsx'

export const adminRoutes: readonly ScreenRoute[] = [
  {
    screen: 'admin',
    access: 'admin.use',
    section: lazySection(() => import('./screen.tsx').then((m) => m.AdminScreen), ['admin', 'errors']),
  },
]
