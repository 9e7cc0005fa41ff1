import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'
import { prefetchDashboard } from './queries.ts'

const section = lazySection(() => import('./screen.tsx').then((m) => m.DashboardScreen), ['dashboard'])

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'home',
    access: 'signed-in',
    section,
    prefetch: prefetchDashboard,
  },
  {
    screen: 'dashboard',
    access: 'signed-in',
    section,
    prefetch: prefetchDashboard,
  },
]
