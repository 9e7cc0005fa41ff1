import { sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import type { TagTables } from '../tables.ts'

export type PersonTagsDb = DbOf<TagTables>

/** Those of these ids that are tags for people. */
export async function findUserTags(db: PersonTagsDb, clientId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'user')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function replaceTagsOf(
  db: PersonTagsDb,
  clientId: string,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('user_tags')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('tag_id', '!=', sql<string>`all (${ids}::uuid[])`)
    .execute()
  if (ids.length === 0) return
  await db
    .insertInto('user_tags')
    .values(ids.map((tag_id) => ({ client_id: clientId, tag_id, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
