import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const section = (name: keyof typeof import('./screens.ts')) =>
  lazySection(() => import('./screens.ts').then((screens) => screens[name]), ['reports', 'table-export', 'errors'])

export const routes: readonly ScreenRoute[] = [
  { screen: 'reports', access: 'deck.analytics', section: section('ReportsScreen') },
  { screen: 'report', title: 'reports', access: 'learning.use', section: section('ReportScreen') },
]
