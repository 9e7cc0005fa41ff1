import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const words = ['reports', 'table-export', 'errors'] as const
const surveyed = [...words, 'surveys'] as const
const ranked = [...words, 'rankings'] as const

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'reports',
    access: 'deck.analytics',
    section: lazySection(
      () => import('./home/screen.tsx').then((m) => m.ReportsScreen),
      [...words, 'person-picker', 'custom-reports'],
    ),
  },
  {
    screen: 'report',
    title: 'reports',
    access: 'learning.use',
    section: lazySection(() => import('./report/screen.tsx').then((m) => m.ReportScreen), [...words, 'person-picker']),
  },
  {
    screen: 'creators',
    title: 'reports',
    access: 'deck.create',
    section: lazySection(() => import('./rankings/creators-screen.tsx').then((m) => m.CreatorsScreen), ranked),
  },
  {
    screen: 'viewers',
    title: 'reports',
    access: 'deck.create',
    section: lazySection(() => import('./rankings/viewers-screen.tsx').then((m) => m.ViewersScreen), ranked),
  },
  {
    screen: 'survey',
    title: 'reports',
    access: 'deck.analytics',
    section: lazySection(() => import('./survey/screen.tsx').then((m) => m.SurveyScreen), surveyed),
  },
  {
    screen: 'question',
    title: 'reports',
    access: 'deck.analytics',
    section: lazySection(() => import('./question/screen.tsx').then((m) => m.QuestionScreen), surveyed),
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
