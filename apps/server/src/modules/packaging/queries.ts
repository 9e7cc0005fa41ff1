import type { PackagingDb } from './db.ts'

/** Whose brand a package carries, and what the plan says of it. */
export function findOwner(db: PackagingDb, clientId: string) {
  return db.selectFrom('clients').select(['plan', 'branding']).where('id', '=', clientId).executeTakeFirstOrThrow()
}
