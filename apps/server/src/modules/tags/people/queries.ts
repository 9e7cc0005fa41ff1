import { sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import type { TagTables } from '../tables.ts'

export type PersonTagsDb = DbOf<TagTables>

/** Returns the ids that are tags for people. */
export async function findUserTags(db: PersonTagsDb, clientId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'user')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .forKeyShare()
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
  await tagPeople(
    db,
    clientId,
    ids.map((tagId) => ({ tagId, userId })),
  )
}

/** A client's tags for people, by name. */
export function listUserTags(db: PersonTagsDb, clientId: string) {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'color'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'user')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

export interface NewTag {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/** Skips existing tags. */
export async function insertUserTags(
  db: PersonTagsDb,
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

/** Skips people who already have the tag, and tags that are gone. */
export async function tagPeople(
  db: PersonTagsDb,
  clientId: string,
  pairs: readonly { readonly tagId: string; readonly userId: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`insert into user_tags (client_id, tag_id, user_id)
    select ${clientId}, given.tag_id, given.user_id
    from unnest(${pairs.map(({ tagId }) => tagId)}::uuid[], ${pairs.map(({ userId }) => userId)}::uuid[])
      as given (tag_id, user_id)
      join tags on tags.client_id = ${clientId} and tags.id = given.tag_id
    for key share of tags
    on conflict do nothing`.execute(db)
}

export async function untagPeople(
  db: PersonTagsDb,
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

/** Ids of who has the tag. */
export async function listTagged(db: PersonTagsDb, clientId: string, tagId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_tags')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('tag_id', '=', tagId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
