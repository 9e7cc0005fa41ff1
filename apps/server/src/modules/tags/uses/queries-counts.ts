import { hasReach } from '@deckle/core/access/access.ts'
import { MOST_TAGGED_COUNTED, type TagBearer, type TagHolder, type TagKind } from '@deckle/core/tag/tag.ts'
import { sql } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import { allBearers, type Bearer, bearersOf, type UsesDb } from './queries-bearers.ts'
import { allHolders, holdersOf } from './queries-holders.ts'

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
  for (const [of, bearer] of allBearers) {
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
export const usedText = `(-1 * (${allBearers
  .map(
    ([, { tableName }]) =>
      `(select count(*) from (select from ${tableName} t where t.client_id = tags.client_id and t.tag_id = tags.id limit ${MOST_TAGGED_COUNTED}) counted)`,
  )
  .join(' + ')}))::integer`

export const isUnused = (clientId: string) =>
  sql<boolean>`(${sql.join(
    [
      ...allBearers.map(
        ([, { table }]) =>
          sql`not exists (select from ${table} t where t.client_id = ${clientId}::uuid and t.tag_id = tags.id)`,
      ),
      ...allHolders.map(
        ([, { table, names }]) =>
          sql`not exists (select from ${table} t where t.client_id = ${clientId}::uuid and ${names(sql`tags.id`)})`,
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
    ...holdersOf(kind).map(
      ([of, { table, names }]) =>
        sql`select ${of}::text as of, count(*)::integer as count from ${table} t
          where t.client_id = ${client_id}::uuid and ${names(sql`${id}::uuid`)}`,
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
