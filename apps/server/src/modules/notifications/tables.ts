import type { Tables } from '../../db/tables.ts'

export type NotificationTables = Pick<Tables, 'notifications' | 'notification_settings'>
