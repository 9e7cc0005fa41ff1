import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { tags } from '@deckle/contract/tags.ts'
import { MOST_COUNTED_OF_ALL, type TagKind, type tagOrders } from '@deckle/core/tag/tag.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type Order, readPage } from '../../db/paging/paging.ts'
import type { Scoped } from '../../db/reach.ts'
import type { TaggedArticles } from '../articles/tables.ts'
import type { BannerAudiences } from '../banners/tables.ts'
import type { TaggedCourses } from '../courses/tables.ts'
import type { TaggedDecks } from '../decks/tables.ts'
import type { JobParams } from '../jobs/tables.ts'
import type { TaggedLeads } from '../leads/tables.ts'
import type { RuleConditions } from '../rules/tables.ts'
import type { PostAudiences } from '../social/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'
import type { TagTables } from './tables.ts'
import { isUnused, usedText, withUses } from './uses/queries-counts.ts'

export type TagsDb = DbOf<
  TagTables,
  TaggedDecks & TaggedCourses & TaggedArticles & TaggedLeads & PeopleSearch,
  RuleConditions & JobParams & PostAudiences & BannerAudiences
>

const columns = [
  'tags.client_id',
  'tags.id',
  'tags.kind',
  'tags.name',
  'tags.slug',
  'tags.color',
  'tags.created_by',
] as const

const byName = [
  ['lower(tags.name)', 'text'],
  ['tags.id', 'uuid'],
] as const

const orders: Readonly<Record<(typeof tagOrders)[number], Order>> = {
  name: { keys: byName, direction: 'asc' },
  newest: newestFirst('tags.created_at', 'tags.id'),
  used: { keys: [[usedText, 'bigint'], ...byName], direction: 'asc' },
}

const tagsOf = (db: TagsDb, actor: Scoped, kinds: readonly TagKind[]) =>
  db.selectFrom('tags').select(columns).where('tags.client_id', '=', actor.clientId).where('tags.kind', 'in', kinds)

export type TagRecord = NonNullable<Awaited<ReturnType<typeof findTag>>>

export async function findTag(db: TagsDb, actor: Scoped, kinds: readonly TagKind[], id: string) {
  const rows = await tagsOf(db, actor, kinds).where('tags.id', '=', id).execute()
  return (await withUses(db, actor, rows))[0]
}

export const findTagsOf = (db: TagsDb, actor: Scoped, kinds: readonly TagKind[], ids: readonly string[]) =>
  tagsOf(db, actor, kinds)
    .where('tags.id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()

export async function listTags(
  db: TagsDb,
  actor: Scoped,
  kinds: readonly TagKind[],
  { search = '', only, unused, sort, ...page }: Omit<QueryOf<typeof tags.list>, 'kind'>,
) {
  const query = tagsOf(db, actor, kinds)
    .$if(search.trim() !== '', (found) =>
      found.where(sql<boolean>`searchable_text(tags.name) like search_pattern(${search.trim()})`),
    )
    .$if(only !== undefined, (found) => found.where('tags.id', '=', only as string))
    .$if(unused === 'true', (found) => found.where(isUnused(actor.clientId)))
  const { rows, ...rest } = await readPage(query, orders[sort], page)
  return { rows: await withUses(db, actor, rows), ...rest }
}

/** By name. */
export async function findTags(db: TagsDb, actor: Scoped, kinds: readonly TagKind[]) {
  const rows = await tagsOf(db, actor, kinds)
    .orderBy(sql`lower(tags.name)`)
    .orderBy('tags.id')
    .execute()
  return withUses(db, actor, rows, MOST_COUNTED_OF_ALL)
}

export interface AskedTag {
  readonly name: string
  readonly kind: TagKind
}

/** Existing tags with these names, ignoring case, in the order of `asked`; `at` is the index in it. */
export function findByName(db: TagsDb, actor: Scoped, asked: readonly AskedTag[]) {
  const [names, kinds] = [asked.map(({ name }) => name), asked.map(({ kind }) => kind)]
  const wanted = sql<{ name: string; kind: string; at: number }>`(
    select lower(a.name) as name, a.kind, min(a.at)::integer as at
    from unnest(${names}::text[], ${kinds}::text[]) with ordinality a (name, kind, at) group by 1, 2)`
  return db
    .selectFrom('tags')
    .innerJoin(wanted.as('wanted'), (join) =>
      join.onRef('wanted.kind', '=', 'tags.kind').on(sql<boolean>`wanted.name = lower(tags.name)`),
    )
    .select([...columns, 'wanted.at'])
    .where('tags.client_id', '=', actor.clientId)
    .orderBy('wanted.at')
    .execute()
}

export async function findSlugs(db: TagsDb, clientId: string, kind: TagKind): Promise<string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('slug')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ slug }) => slug)
}

export interface NewTag extends AskedTag {
  readonly client_id: string
  readonly id: string
  readonly slug: string
  readonly color: string
  readonly created_by: string
}

/** Skips tags whose name exists. */
export async function insertTags(db: TagsDb, tags: readonly NewTag[]): Promise<void> {
  if (tags.length === 0) return
  await db
    .insertInto('tags')
    .values([...tags])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setTag(
  db: TagsDb,
  clientId: string,
  id: string,
  change: { readonly name: string; readonly slug: string; readonly color: string },
): Promise<void> {
  await db.updateTable('tags').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Returns the names and ids of those that were deleted. */
export function removeUnused(db: TagsDb, clientId: string, ids: readonly string[]) {
  return db
    .deleteFrom('tags')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where(isUnused(clientId))
    .returning(['id', 'name', 'kind'])
    .execute()
}

/** Also takes the tag off everything, by cascade. */
export async function removeTag(db: TagsDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('tags').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Tags of content with these ids, by name. */
export function findContentTags(db: TagsDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'color'])
    .where('client_id', '=', clientId)
    .where('kind', '<>', 'user')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** What tags of content are on. */
export type TaggedKind = 'deck' | 'course' | 'article' | 'lead'

const tagged = {
  deck: { table: sql.table('deck_tags'), key: sql.ref('deck_id') },
  course: { table: sql.table('course_tags'), key: sql.ref('course_id') },
  article: { table: sql.table('article_tags'), key: sql.ref('article_id') },
  lead: { table: sql.table('lead_tags'), key: sql.ref('lead_id') },
} as const satisfies Readonly<Record<TaggedKind, unknown>>

export interface TaggedThing {
  readonly kind: TaggedKind
  readonly clientId: string
  readonly id: string
}

export async function setTags(db: TagsDb, { kind, clientId, id }: TaggedThing, ids: readonly string[]): Promise<void> {
  const { table, key } = tagged[kind]
  await sql`delete from ${table} where client_id = ${clientId} and ${key} = ${id} and tag_id <> all (${ids}::uuid[])`.execute(
    db,
  )
  await sql`insert into ${table} (client_id, ${key}, tag_id)
    select ${clientId}::uuid, ${id}::uuid, tag from unnest(${ids}::uuid[]) as t (tag) on conflict do nothing`.execute(
    db,
  )
}

/** Both things are of the client. */
export async function copyTags(
  db: TagsDb,
  kind: TaggedKind,
  clientId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { table, key } = tagged[kind]
  await sql`insert into ${table} (client_id, tag_id, ${key})
    select client_id, tag_id, ${to}::uuid from ${table} where client_id = ${clientId} and ${key} = ${from}`.execute(db)
}
