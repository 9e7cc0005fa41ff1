import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { tags } from '@deckle/contract/tags.ts'
import type { TagKind } from '@deckle/core/tag/tag.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { likePattern } from '../../db/paging/like-pattern.ts'
import { type Order, readPage } from '../../db/paging/paging.ts'
import { deckReach, type Scoped, userReach } from '../../db/reach.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'
import type { TagTables } from './tables.ts'

export type TagsDb = DbOf<TagTables, DeckNames & PeopleSearch>

const columns = [
  'tags.client_id',
  'tags.id',
  'tags.kind',
  'tags.name',
  'tags.slug',
  'tags.color',
  'tags.created_by',
] as const

/** The decks outside the bin, or the active people, that have the tag and that the actor may see. */
const count = (actor: Scoped) =>
  sql<number>`(case when tags.kind = 'user' then (
      select count(*) from user_tags ut join users u on u.client_id = ut.client_id and u.id = ut.user_id
      where ut.client_id = tags.client_id and ut.tag_id = tags.id and u.active and ${userReach(actor, 'user.list', 'u')}
    ) else (
      select count(*) from deck_tags dt join decks d on d.client_id = dt.client_id and d.id = dt.deck_id
      where dt.client_id = tags.client_id and dt.tag_id = tags.id and d.deleted_at is null
        and ${deckReach(actor, 'deck.read', 'd', { many: true })}
    ) end)::integer`.as('count')

const byName: Order = {
  keys: [
    ['lower(tags.name)', 'text'],
    ['tags.id', 'uuid'],
  ],
  direction: 'asc',
}

const tagsOf = (db: TagsDb, actor: Scoped, kinds: readonly TagKind[]) =>
  db
    .selectFrom('tags')
    .select([...columns, count(actor)])
    .where('tags.client_id', '=', actor.clientId)
    .where('tags.kind', 'in', kinds)

export type TagRecord = NonNullable<Awaited<ReturnType<typeof findTag>>>

export function findTag(db: TagsDb, actor: Scoped, kinds: readonly TagKind[], id: string) {
  return tagsOf(db, actor, kinds).where('tags.id', '=', id).executeTakeFirst()
}

export function listTags(
  db: TagsDb,
  actor: Scoped,
  kinds: readonly TagKind[],
  { search = '', only, ...page }: Omit<QueryOf<typeof tags.list>, 'kind'>,
) {
  const query = tagsOf(db, actor, kinds)
    .$if(search.trim() !== '', (found) =>
      found.where(sql<boolean>`lower(tags.name) like ${likePattern(search.trim())}`),
    )
    .$if(only !== undefined, (found) => found.where('tags.id', '=', only as string))
  return readPage(query, byName, page)
}

/** By name. */
export function findTags(db: TagsDb, actor: Scoped, kinds: readonly TagKind[]) {
  return tagsOf(db, actor, kinds)
    .orderBy(sql`lower(tags.name)`)
    .orderBy('tags.id')
    .execute()
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
    .select([...columns, count(actor), 'wanted.at'])
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

/** Also removes the tag from people and decks, by cascade. */
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
export type TaggedKind = 'deck' | 'course' | 'article'

const tagged = {
  deck: { table: sql.table('deck_tags'), key: sql.ref('deck_id') },
  course: { table: sql.table('course_tags'), key: sql.ref('course_id') },
  article: { table: sql.table('article_tags'), key: sql.ref('article_id') },
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
