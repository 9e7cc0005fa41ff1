import type { Tables } from '../../db/tables.ts'

export type TeamTables = Pick<Tables, 'team_reminders' | 'team_weekly_mails'>
