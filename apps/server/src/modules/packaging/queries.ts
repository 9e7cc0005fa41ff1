import type { PackagingDb } from './db.ts'

/** The client's branding and plan. */
export function findOwner(db: PackagingDb, clientId: string) {
  return db.selectFrom('clients').select(['plan', 'branding']).where('id', '=', clientId).executeTakeFirstOrThrow()
}
