import type { Tables } from '../../db/tables.ts'

export type LearningTables = Pick<Tables, 'learner_decks' | 'course_attempts' | 'learner_notes' | 'learning_reminders'>
