import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { TagTables } from './tables.ts'

type TagsDb = DbOf<TagTables>

/** People who have it already keep it. */
export async function tagPeople(
  db: TagsDb,
  clientId: string,
  tagId: string,
  userIds: readonly string[],
): Promise<void> {
  await sql`insert into user_tags (client_id, tag_id, user_id)
    select ${clientId}::uuid, ${tagId}::uuid, unnest(${userIds}::uuid[]) on conflict do nothing`.execute(db)
}

export async function untagPeople(
  db: TagsDb,
  clientId: string,
  tagId: string,
  userIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('user_tags')
    .where('client_id', '=', clientId)
    .where('tag_id', '=', tagId)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute()
}
