import type { ReadDbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { Allowances } from '../users/tables.ts'

/** Has no tables: a licence is the client's plan with what its people are allowed. */
export type LicencesDb = ReadDbOf<ClientPlans & Allowances>
