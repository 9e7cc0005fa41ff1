import { sql } from 'kysely'
import type { TagsDb } from '../queries.ts'

/** A client's tags of people. */
export function listUserTags(db: TagsDb, clientId: string) {
  return db
    .selectFrom('tags')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'user')
    .execute()
}

export interface NewTag {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/** Leaves out those there are already. */
export async function insertUserTags(
  db: TagsDb,
  { clientId, createdBy, at }: { clientId: string; createdBy: string; at: Date },
  tags: readonly NewTag[],
): Promise<void> {
  if (tags.length === 0) return
  await sql`insert into tags (client_id, id, kind, name, slug, color, created_by, created_at)
    select ${clientId}, given.id, 'user', given.name, given.slug, '#64748b', ${createdBy}, ${at}
    from unnest(${tags.map(({ id }) => id)}::uuid[], ${tags.map(({ name }) => name)}::text[],
      ${tags.map(({ slug }) => slug)}::text[]) as given (id, name, slug)
    on conflict do nothing`.execute(db)
}

/** Leaves out what they have already. */
export async function tagPairs(
  db: TagsDb,
  clientId: string,
  pairs: readonly { readonly tagId: string; readonly userId: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`insert into user_tags (client_id, tag_id, user_id)
    select ${clientId}, given.tag_id, given.user_id
    from unnest(${pairs.map(({ tagId }) => tagId)}::uuid[], ${pairs.map(({ userId }) => userId)}::uuid[])
      as given (tag_id, user_id)
    on conflict do nothing`.execute(db)
}
