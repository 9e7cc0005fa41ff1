import { enrolmentStatuses } from './enrolment.ts'

/** What a learner goes on with: overdue, due within a week, later or never; and what is done or need not be. */
export const learningGroups = ['overdue', 'due', 'go_on', 'done'] as const
export type LearningGroup = (typeof learningGroups)[number]

/** What learners of a course are filtered by. */
export const learnerStates = [...enrolmentStatuses, 'overdue', 'waived'] as const
export const learnerSorts = [
  'newest',
  'name',
  'progress',
  'least_progress',
  'score',
  'last_seen',
  'longest_unseen',
  'due',
] as const

/** What is done to chosen learners of a course. */
export const learnerActs = ['reset', 'passed', 'waived', 'required', 'assigned'] as const

/** Whom a team's list shows. */
export const teamFilters = ['late', 'overdue', 'at_risk', 'open', 'everyone'] as const
export type TeamFilter = (typeof teamFilters)[number]
export const teamSorts = ['due', 'name', 'longest_unseen'] as const
