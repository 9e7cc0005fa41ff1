import type { learning_reports } from '@deckle/contract/learning-reports.ts'
import type { Handlers } from '../../http/handler.ts'
import { competencyGaps, competencyLearners, competencyOverview } from './competency/competency-reports.ts'
import { courseFunnel, courseLearners, courseOverview, courseScores, courseTopics } from './course/course-reports.ts'
import { topicDecks, topicOverview } from './course/topic-reports.ts'
import { learnerCompetencies, learnerCourses, learnerOverview, learnerTimeline } from './learner/learner-reports.ts'
import { teamCompare, teamCourses, teamMembers, teamOverview } from './team/team-reports.ts'

export { type CountedEnrolments, enrolmentFigures } from './enrolment-figures.ts'
export { headingOf, reportFile, writtenCells } from './report-file.ts'
export { sumMembers, sumTeams } from './team/queries.ts'

export const learningReportHandlers: Handlers<typeof learning_reports> = {
  learnerOverview,
  learnerCourses,
  learnerTimeline,
  learnerCompetencies,
  teamOverview,
  teamMembers,
  teamCourses,
  teamCompare,
  courseOverview,
  courseTopics,
  courseLearners,
  courseFunnel,
  courseScores,
  topicOverview,
  topicDecks,
  competencyOverview,
  competencyLearners,
  competencyGaps,
}
