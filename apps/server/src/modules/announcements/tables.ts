import type { Tables } from '../../db/tables.ts'

export type AnnouncementTables = Pick<Tables, 'announcements' | 'announcement_dismissals'>
