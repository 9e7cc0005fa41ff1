import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type LearningTables = Pick<Tables, 'learner_decks' | 'course_attempts' | 'learner_notes'>

/** For how far a learner is, deck by deck. */
export type DeckProgresses = Columns<
  'learner_decks',
  'client_id' | 'user_id' | 'course_id' | 'round' | 'deck_id' | 'started_at' | 'last_at' | 'completed_at' | 'percentage'
>

/** For which attempts count in a course. */
export type AttemptsInCourses = Columns<'course_attempts', 'client_id' | 'attempt_id'>

/** For leaving out results of exams that are not submitted yet. */
export type ExamAttempts = Columns<'course_attempts', 'client_id' | 'attempt_id' | 'is_exam' | 'completed_at'>

/** For counts of what learners have done. */
export type LearnerDecks = DeckProgresses & Columns<'learner_decks', 'passed_at'>

/** For which course an attempt was made in. */
export type CourseOfAttempts = Columns<'course_attempts', 'client_id' | 'attempt_id' | 'course_id'>

/** For whether a person has opened some. */
export type BegunDecks = Columns<'learner_decks', 'client_id' | 'user_id' | 'last_at'>
