import type { DbOf } from '../../db/database.ts'
import type { PersonNames } from '../users/tables.ts'
import type { NotificationTables } from './tables.ts'

export type NotificationsDb = DbOf<NotificationTables, PersonNames>
