import type { ReadDbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'

export type PackagingDb = ReadDbOf<ClientPlans>

/** The client's branding and plan. */
export function findOwner(db: PackagingDb, clientId: string) {
  return db.selectFrom('clients').select(['plan', 'branding']).where('id', '=', clientId).executeTakeFirstOrThrow()
}
