import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type LearningTables = Pick<
  Tables,
  'learner_decks' | 'course_attempts' | 'learner_notes' | 'learning_reminders' | 'course_part_counts'
>

/** For which attempts count in a course. */
export type AttemptsInCourses = Columns<'course_attempts', 'client_id' | 'attempt_id'>

/** For what is not told of an exam before it is handed in. */
export type ExamAttempts = Columns<'course_attempts', 'client_id' | 'attempt_id' | 'is_exam' | 'completed_at'>
