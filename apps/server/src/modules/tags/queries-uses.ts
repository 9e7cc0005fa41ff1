import type { TagBearer, TagHolder, TagKind } from '@deckle/core/tag/tag.ts'
import { MOST_TAGGED_COUNTED } from '@deckle/core/tag/tag.ts'
import { type Action, hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { courseReach, deckReach, type Scoped, userReach } from '../../db/reach.ts'
import type { DbOf } from '../../db/database.ts'
import type { TaggedCourses } from '../courses/tables.ts'
import type { TaggedDecks } from '../decks/tables.ts'
import type { JobParams } from '../jobs/tables.ts'
import type { RuleConditions } from '../rules/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'
import type { TagTables } from './tables.ts'

type UsesDb = DbOf<TagTables, TaggedDecks & TaggedCourses & PeopleSearch, RuleConditions & JobParams>

interface Bearer {
  readonly isPeople: boolean
  /** Rows of `client_id`, `tag_id` and the key of what bears the tag. */
  readonly table: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly things: RawBuilder<unknown>
  /** What lists show of the thing, `b`, whoever may see it; and what the actor sees. */
  readonly isThere: RawBuilder<unknown>
  readonly action: Action
  readonly seen: (actor: Scoped) => RawBuilder<unknown>
}

const all = { many: true } as const

const bearers: Readonly<Record<TagBearer, Bearer>> = {
  deck: {
    isPeople: false,
    table: sql.table('deck_tags'),
    key: sql.ref('deck_id'),
    things: sql.table('decks'),
    isThere: sql`b.deleted_at is null`,
    action: 'deck.read',
    seen: (actor) => deckReach(actor, 'deck.read', 'b', all),
  },
  course: {
    isPeople: false,
    table: sql.table('course_tags'),
    key: sql.ref('course_id'),
    things: sql.table('courses'),
    isThere: sql`b.deleted_at is null`,
    action: 'course.read',
    seen: (actor) => courseReach(actor, 'course.read', 'b', all),
  },
  user: {
    isPeople: true,
    table: sql.table('user_tags'),
    key: sql.ref('user_id'),
    things: sql.table('users'),
    isThere: sql`b.active`,
    action: 'user.list',
    seen: (actor) => userReach(actor, 'user.list', 'b'),
  },
}

interface Holder {
  readonly table: RawBuilder<unknown>
  /** A JSON column with ids of tags in it. */
  readonly column: RawBuilder<unknown>
  readonly holds: RawBuilder<unknown>
}

const holders: Readonly<Record<Exclude<TagHolder, 'result'>, Holder>> = {
  rule: { table: sql.table('course_rules'), column: sql.ref('rule'), holds: sql`true` },
  // One that has ended is a record of what was done.
  job: { table: sql.table('jobs'), column: sql.ref('params'), holds: sql`finished_at is null` },
}

const bearersOf = (kind: TagKind) =>
  (Object.entries(bearers) as [TagBearer, Bearer][]).filter(([, { isPeople }]) => isPeople === (kind === 'user'))

const holdersOf = Object.entries(holders) as [keyof typeof holders, Holder][]

interface Counted {
  readonly id: string
  readonly kind: TagKind
}
type Uses = Readonly<Partial<Record<TagBearer, number>>>

/**
 * Adds, by kind of thing, what bears each tag and the actor may see. Where that is all of the client, an index is read up
 * to `most` for each tag; else what the actor sees is joined once for all of these tags.
 */
export async function withUses<Tag extends Counted>(
  db: UsesDb,
  actor: Scoped,
  tags: readonly Tag[],
  most = MOST_TAGGED_COUNTED,
): Promise<(Tag & { readonly uses: Uses })[]> {
  const uses = new Map<string, Partial<Record<TagBearer, number>>>(tags.map(({ id }) => [id, {}]))
  for (const [of, bearer] of Object.entries(bearers) as [TagBearer, Bearer][]) {
    const ids = tags.filter(({ kind }) => (kind === 'user') === bearer.isPeople).map(({ id }) => id)
    for (const id of ids) Object.assign(uses.get(id) ?? {}, { [of]: 0 })
    if (ids.length === 0) continue
    const counts = seesAll(actor, bearer) ? countUpTo(most, actor, bearer, ids) : countTogether(actor, bearer, ids)
    const { rows } = await counts.execute(db)
    for (const { id, count } of rows) Object.assign(uses.get(id) ?? {}, { [of]: Math.min(count, most) })
  }
  return tags.map((tag) => ({ ...tag, uses: uses.get(tag.id) ?? {} }))
}

interface Count {
  readonly id: string
  readonly count: number
}

const seesAll = (actor: Scoped, { action }: Bearer) =>
  hasReach(actor, action, 'client') || hasReach(actor, action, 'any')

const countUpTo = (
  most: number,
  { clientId }: Scoped,
  { table, key, things, isThere }: Bearer,
  ids: readonly string[],
) =>
  sql<Count>`select tags.id, (select count(*)::integer from (select from ${table} t
      join ${things} b on b.client_id = ${clientId}::uuid and b.id = t.${key}
      where t.client_id = ${clientId}::uuid and t.tag_id = tags.id and ${isThere}
      limit ${sql.lit(most)}) counted) as count
    from unnest(${ids}::uuid[]) as tags (id)`

const countTogether = (
  actor: Scoped,
  { table, key, things, isThere, seen }: Bearer,
  ids: readonly string[],
) => sql<Count>`select t.tag_id as id, count(*)::integer as count from ${table} t
    join ${things} b on b.client_id = ${actor.clientId}::uuid and b.id = t.${key}
    where t.client_id = ${actor.clientId}::uuid and t.tag_id = any (${ids}::uuid[]) and ${isThere} and ${seen(actor)}
    group by t.tag_id`

/** How often tags are on something, whoever may see it: read from the index alone. */
export const usedText = `(-1 * (${['deck_tags', 'course_tags', 'user_tags']
  .map(
    (table) =>
      `(select count(*) from (select from ${table} t where t.client_id = tags.client_id and t.tag_id = tags.id limit ${MOST_TAGGED_COUNTED}) counted)`,
  )
  .join(' + ')}))::integer`

export const isUnused = (clientId: string) =>
  sql<boolean>`(${sql.join(
    [
      ...Object.values(bearers).map(
        ({ table }) =>
          sql`not exists (select from ${table} t where t.client_id = ${clientId}::uuid and t.tag_id = tags.id)`,
      ),
      ...holdersOf.map(
        ([, { table, column, holds }]) =>
          sql`not exists (select from ${table} t where t.client_id = ${clientId}::uuid and ${holds}
            and t.${column}::text like '%' || tags.id || '%')`,
      ),
    ],
    sql` and `,
  )})`

interface Tag {
  readonly client_id: string
  readonly id: string
  readonly kind: TagKind
  readonly name: string
}

/** Of the whole client, in the bin too. `result`: decks whose results are measured by a tag of the name. */
export async function countUses(db: UsesDb, { client_id, id, kind, name }: Tag) {
  const counts = [
    ...bearersOf(kind).map(
      ([of, { table }]) =>
        sql`select ${of}::text as of, count(*)::integer as count from ${table} where client_id = ${client_id}::uuid and tag_id = ${id}::uuid`,
    ),
    ...holdersOf.map(
      ([of, { table, column, holds }]) =>
        sql`select ${of}::text as of, count(*)::integer as count from ${table}
          where client_id = ${client_id}::uuid and ${holds} and ${column}::text like ${`%${id}%`}`,
    ),
    ...(kind === 'master'
      ? [
          sql`select 'result'::text as of, count(*)::integer as count from decks
            where decks.client_id = ${client_id}::uuid and decks.deleted_at is null
              and (decks.content->'resultRange'->'masterTags' ? ${name}
                or jsonb_path_exists(decks.content, '$.outcomes[*].masterTags[*] ? (@ == $name)', jsonb_build_object('name', ${name}::text)))`,
        ]
      : []),
  ]
  const { rows } = await sql<{
    of: TagBearer | TagHolder
    count: number
  }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}

interface Merge {
  readonly clientId: string
  readonly kind: TagKind
  readonly from: string
  readonly into: string
}

/** Things that bear both tags. */
export async function countBoth(db: UsesDb, { clientId, kind, from, into }: Merge): Promise<number> {
  const counts = bearersOf(kind).map(
    ([, { table, key }]) =>
      sql`(select count(*) from ${table} a join ${table} b on b.client_id = ${clientId}::uuid and b.tag_id = ${into}::uuid and b.${key} = a.${key}
        where a.client_id = ${clientId}::uuid and a.tag_id = ${from}::uuid)`,
  )
  const { rows } = await sql<{ both: number }>`select (${sql.join(counts, sql` + `)})::integer as both`.execute(db)
  return rows[0]?.both ?? 0
}

/** In the order of their ids. Waits for those who are putting them on something. */
export async function lockTags(db: UsesDb, clientId: string, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** What bears or names `from` bears or names `into`. */
export async function moveUses(db: UsesDb, { clientId, kind, from, into }: Merge): Promise<void> {
  for (const [, { table, key }] of bearersOf(kind))
    await sql`insert into ${table} (client_id, tag_id, ${key})
      select client_id, ${into}::uuid, ${key} from ${table} where client_id = ${clientId}::uuid and tag_id = ${from}::uuid
      on conflict do nothing`.execute(db)
  for (const [, { table, column, holds }] of holdersOf)
    await sql`update ${table} set ${column} = replace(${column}::text, ${from}, ${into})::jsonb
      where client_id = ${clientId}::uuid and ${holds} and ${column}::text like ${`%${from}%`}`.execute(db)
}
