import type { ReadDbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'

export type PackagingDb = ReadDbOf<ClientPlans>
