import type { TagHolder, TagKind } from '@deckle/core/tag/tag.ts'
import { type RawBuilder, sql } from 'kysely'

export interface Merge {
  readonly clientId: string
  readonly kind: TagKind
  readonly from: string
  readonly into: string
}

interface Holder {
  /** It names tags of people alone. */
  readonly isPeople: boolean
  readonly table: RawBuilder<unknown>
  /** Whether a row, `t`, names the tag. */
  readonly names: (tag: RawBuilder<unknown>) => RawBuilder<boolean>
  /** What makes it name another tag of the client, in this order. */
  readonly move: (merge: Merge) => readonly RawBuilder<unknown>[]
}

/** In a JSON column. */
function inJson(name: string, column: string, which: RawBuilder<unknown>): Pick<Holder, 'table' | 'names' | 'move'> {
  const [table, text] = [sql.table(name), sql`t.${sql.ref(column)}::text`]
  const names: Holder['names'] = (tag) => sql`${which} and ${text} like '%' || ${tag} || '%'`
  return {
    table,
    names,
    move: ({ clientId, from, into }) => [
      sql`update ${table} t set ${sql.ref(column)} = replace(${text}, ${from}, ${into})::jsonb
        where t.client_id = ${clientId}::uuid and ${names(sql`${from}::uuid`)}`,
    ],
  }
}

/** In an array, where each stands once. */
function inArray(name: string, column: string, which: RawBuilder<unknown>): Pick<Holder, 'table' | 'names' | 'move'> {
  const [table, ids] = [sql.table(name), sql`t.${sql.ref(column)}`]
  const names: Holder['names'] = (tag) => sql`${which} and ${ids} @> array[${tag}]`
  return {
    table,
    names,
    move: ({ clientId, from, into }) => [
      sql`update ${table} t set ${sql.ref(column)} = case when ${ids} @> array[${into}::uuid]
          then array_remove(${ids}, ${from}::uuid) else array_replace(${ids}, ${from}::uuid, ${into}::uuid) end
        where t.client_id = ${clientId}::uuid and ${names(sql`${from}::uuid`)}`,
    ],
  }
}

const posts = inArray('posts', 'audience_ids', sql`t.audience = 'tags'`)

const holders: Readonly<Record<Exclude<TagHolder, 'result'>, Holder>> = {
  rule: { isPeople: false, ...inJson('course_rules', 'rule', sql`true`) },
  // One that has ended is a record of what was done.
  job: { isPeople: false, ...inJson('jobs', 'params', sql`t.finished_at is null`) },
  post: {
    isPeople: true,
    ...posts,
    // Posts first: whoever puts one of them into feeds at this moment waits for it.
    move: (merge) => [...posts.move(merge), movedEntries(merge)],
  },
  banner: { isPeople: true, ...inArray('banners', 'tag_ids', sql`true`) },
}

/** One that is in the feeds of both tags keeps its entry of the one that goes, which nobody reads any more. */
const movedEntries = ({ clientId, from, into }: Merge): RawBuilder<unknown> =>
  sql`update feed_entries e set audience_key = ${into}::uuid
    where e.client_id = ${clientId}::uuid and e.audience_key = ${from}::uuid and not exists (select from feed_entries o
      where o.client_id = ${clientId}::uuid and o.post_id = e.post_id and o.audience_key = ${into}::uuid)`

export const allHolders = Object.entries(holders) as [keyof typeof holders, Holder][]

/** Rules and jobs may name tags of any kind. */
export const holdersOf = (kind: TagKind) => allHolders.filter(([, { isPeople }]) => !isPeople || kind === 'user')
