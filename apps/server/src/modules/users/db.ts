import type { DbOf } from '../../db/database.ts'
import type { PendingEmails } from '../auth/tables.ts'
import type { UserTables } from './tables.ts'

export type UsersDb = DbOf<UserTables, PendingEmails>
