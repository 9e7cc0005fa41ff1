import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'courseReport',
    access: 'course.learners',
    section: lazySection(
      () => import('./course/screen.tsx').then((m) => m.CourseReportScreen),
      ['learning-reports', 'errors'],
    ),
  },
  {
    screen: 'learnerReport',
    access: 'learner.report',
    section: lazySection(
      () => import('./learner/screen.tsx').then((m) => m.LearnerReportScreen),
      ['learning-reports', 'errors'],
    ),
  },
  {
    screen: 'teamReport',
    access: 'team.read',
    section: lazySection(
      () => import('./team/screen.tsx').then((m) => m.TeamReportScreen),
      ['learning-reports', 'errors'],
    ),
  },
  {
    screen: 'competencyReport',
    access: 'competency.team',
    section: lazySection(
      () => import('./competency/screen.tsx').then((m) => m.CompetencyReportScreen),
      ['learning-reports', 'errors'],
    ),
  },
]
