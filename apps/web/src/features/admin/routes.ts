import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'admin',
    access: 'admin.use',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.AdminScreen),
      ['admin', 'operators', 'upgrades', 'errors'],
    ),
  },
  {
    screen: 'adminClient',
    access: 'admin.use',
    section: lazySection(
      () => import('./client/client-screen.tsx').then((m) => m.ClientScreen),
      ['admin', 'operators', 'usage', 'errors'],
    ),
  },
]
