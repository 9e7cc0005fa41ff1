/** One file for the browser: they share most of what they are made of. */
export { CompetencyReportScreen } from './competency/screen.tsx'
export { CourseReportScreen } from './course/screen.tsx'
export { LearnerReportScreen } from './learner/screen.tsx'
export { TeamReportScreen } from './team/screen.tsx'
