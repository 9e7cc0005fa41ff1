import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const section = (name: keyof typeof import('./screens.ts')) =>
  lazySection(
    () => import('./screens.ts').then((screens) => screens[name]),
    ['learning-reports', 'table-export', 'errors'],
  )

const title = 'courseReport'

export const routes: readonly ScreenRoute[] = [
  { screen: title, access: 'course.learners', section: section('CourseReportScreen') },
  { screen: 'learnerReport', title, access: 'learner.report', section: section('LearnerReportScreen') },
  { screen: 'teamReport', title, access: 'team.read', section: section('TeamReportScreen') },
  { screen: 'competencyReport', title, access: 'competency.team', section: section('CompetencyReportScreen') },
]
