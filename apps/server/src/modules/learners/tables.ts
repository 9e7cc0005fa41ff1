import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type LearnerTables = Pick<Tables, 'course_messages'>

/** For lists of courses: who is in them, and how many. */
export type CourseLearners = Columns<'enrolments', 'client_id' | 'course_id' | 'user_id' | 'removed'> &
  Columns<'course_counts', 'client_id' | 'course_id' | 'node_id' | 'enrolled'> &
  Columns<'course_part_counts', 'client_id' | 'course_id' | 'part_id' | 'started' | 'completed'>
