import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const words = ['reports', 'table-export', 'errors'] as const

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'reports',
    access: 'deck.analytics',
    section: lazySection(() => import('./home/screen.tsx').then((m) => m.ReportsScreen), [...words, 'custom-reports']),
  },
  {
    screen: 'report',
    title: 'reports',
    access: 'learning.use',
    section: lazySection(() => import('./report/screen.tsx').then((m) => m.ReportScreen), words),
  },
  {
    screen: 'customReport',
    access: 'custom_report.read',
    section: lazySection(
      () => import('./custom/screen.tsx').then((m) => m.CustomReportScreen),
      [...words, 'custom-reports'],
    ),
  },
]
