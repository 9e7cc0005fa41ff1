import type { Db } from '../../db/database.ts'

/** The client's branding and plan. */
export function findOwner(db: Db, clientId: string) {
  return db.selectFrom('clients').select(['plan', 'branding']).where('id', '=', clientId).executeTakeFirstOrThrow()
}
