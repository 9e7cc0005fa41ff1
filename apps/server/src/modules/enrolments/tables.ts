import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type EnrolmentTables = Pick<
  Tables,
  'enrolments' | 'enrolment_requests' | 'course_counts' | 'course_part_counts' | 'open_learning'
>

/** For lists of a course's learners, and for what learners get of their own enrolments. */
export type Enrolled = Columns<
  'enrolments',
  | 'client_id'
  | 'course_id'
  | 'user_id'
  | 'status'
  | 'source'
  | 'rule_id'
  | 'added_by'
  | 'round'
  | 'enrolled_at'
  | 'started_at'
  | 'completed_at'
  | 'expired_from'
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
>

/** For who is in a course. */
export type EnrolledPeople = Columns<'enrolments', 'client_id' | 'course_id' | 'user_id' | 'removed'>

/** For what is told of a course without counting its learners. */
export type LearnerCounts = Columns<
  'course_counts',
  | 'client_id'
  | 'course_id'
  | 'node_id'
  | 'enrolled'
  | 'started'
  | 'passed'
  | 'failed'
  | 'expired'
  | 'expired_passed'
  | 'scored'
  | 'percentage_sum'
  | 'band_0'
  | 'band_1'
  | 'band_2'
  | 'band_3'
  | 'band_4'
  | 'band_5'
  | 'band_6'
  | 'band_7'
  | 'band_8'
  | 'band_9'
>

/** For reports: how many are how far in each topic and deck. */
export type PartCounts = Columns<
  'course_part_counts',
  'client_id' | 'course_id' | 'part_id' | 'started' | 'completed' | 'scored' | 'percentage_sum'
>

/** For who is behind or at risk. */
export type OpenLearning = Columns<'open_learning', 'client_id' | 'user_id' | 'open' | 'next_due_at'>

/** For whether a person has asked for a course. */
export type EnrolmentRequests = Columns<
  'enrolment_requests',
  'client_id' | 'course_id' | 'user_id' | 'text' | 'asked_at' | 'state'
>

/** For whether a person has completed some course. */
export type CompletedCourses = Columns<'enrolments', 'client_id' | 'user_id' | 'completed_at'>
