import type { Db } from '../../db/database.ts'

/** Whose brand a package carries, and what the plan says of it. */
export function findOwner(db: Db, clientId: string) {
  return db.selectFrom('clients').select(['plan', 'branding']).where('id', '=', clientId).executeTakeFirstOrThrow()
}
