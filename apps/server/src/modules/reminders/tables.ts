import type { Tables } from '../../db/tables.ts'

export type ReminderTables = Pick<Tables, 'learning_reminders' | 'calendar_feeds'>
