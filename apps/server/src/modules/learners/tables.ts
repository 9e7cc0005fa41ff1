import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type LearnerTables = Pick<
  Tables,
  'enrolments' | 'enrolment_requests' | 'course_messages' | 'course_counts' | 'course_part_counts'
>

/** For lists of courses: who is in them. */
export type CourseLearners = Columns<'enrolments', 'client_id' | 'course_id' | 'user_id' | 'removed'> &
  Columns<'course_counts', 'client_id' | 'course_id' | 'node_id' | 'enrolled'> &
  Columns<'course_part_counts', 'client_id' | 'course_id' | 'part_id' | 'started' | 'completed'>
