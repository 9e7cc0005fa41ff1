import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type NotificationTables = Pick<Tables, 'notifications' | 'notification_settings' | 'notification_actors'>

/** For what a person gets of their own notifications. */
export type OwnNotifications = Columns<
  'notifications',
  'client_id' | 'id' | 'user_id' | 'type' | 'title' | 'text' | 'link' | 'created_at' | 'read_at'
> &
  Columns<'notification_settings', 'client_id' | 'user_id' | 'type' | 'email'>
