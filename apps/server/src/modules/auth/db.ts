import type { DbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { Credentials, SignedInPeople } from '../users/tables.ts'
import type { AuthTables } from './tables.ts'

export type AuthDb = DbOf<AuthTables, SignedInPeople & ClientPlans, Credentials>
