import type { DbOf } from '../../db/database.ts'
import type { ClientOwners } from '../users/tables.ts'
import type { ClientTables } from './tables.ts'

export type ClientsDb = DbOf<ClientTables, unknown, ClientOwners>
