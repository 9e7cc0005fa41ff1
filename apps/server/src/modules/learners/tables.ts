import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type LearnersTables = Pick<
  Tables,
  | 'enrolments'
  | 'course_counts'
  | 'course_rules'
  | 'course_rule_runs'
  | 'course_messages'
  | 'learning_reminders'
  | 'enrolment_requests'
>

/** For what a learner gets of their own enrolments. */
export type OwnEnrolments = Columns<
  'enrolments',
  | 'client_id'
  | 'course_id'
  | 'user_id'
  | 'status'
  | 'source'
  | 'round'
  | 'enrolled_at'
  | 'started_at'
  | 'completed_at'
  | 'due_at'
  | 'expires_at'
  | 'attempts_reset_at'
  | 'waived'
  | 'marked'
  | 'removed'
  | 'completed'
  | 'percent'
  | 'percentage'
  | 'seen_on'
> &
  Columns<'course_counts', 'client_id' | 'course_id' | 'node_id' | 'enrolled' | 'passed'> &
  Columns<'enrolment_requests', 'client_id' | 'course_id' | 'user_id' | 'state'>
