import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const words = ['learning-reports', 'errors'] as const

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'courseReport',
    access: 'course.learners',
    section: lazySection(() => import('./course/screen.tsx').then((m) => m.CourseReportScreen), words),
  },
  {
    screen: 'learnerReport',
    access: 'learner.report',
    section: lazySection(() => import('./learner/screen.tsx').then((m) => m.LearnerReportScreen), words),
  },
  {
    screen: 'ownReport',
    access: 'learner.report',
    section: lazySection(() => import('./learner/screen.tsx').then((m) => m.OwnReportScreen), words),
  },
  {
    screen: 'teamReport',
    access: 'team.read',
    section: lazySection(() => import('./team/screen.tsx').then((m) => m.TeamReportScreen), words),
  },
  {
    screen: 'competencyReport',
    access: 'competency.team',
    section: lazySection(() => import('./competency/screen.tsx').then((m) => m.CompetencyReportScreen), words),
  },
]
