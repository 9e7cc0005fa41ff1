import { type RawBuilder, sql } from 'kysely'
import { encodeCursor } from '../../../db/paging/cursor.ts'
import {
  newestFirst,
  type Order,
  type Page,
  type PageRequest,
  type Placed,
  pageOf,
  pageParts,
  placeAfter,
  readPage,
} from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { SocialDb } from '../queries.ts'

export const pinnedFirst = (id: string): Order => ({
  keys: [
    ['pinned', 'bigint'],
    ['created_at', 'timestamptz'],
    [id, 'uuid'],
  ],
  direction: 'desc',
})

interface Entry extends Placed {
  readonly post_id: string
}

/**
 * Ids of what the reader is meant to see, and of their own. Each key gives its first entries from an index, so that a page
 * costs by the number of keys, whatever else was written.
 */
export async function listFeed(
  db: SocialDb,
  { clientId, userId }: Scoped,
  keys: readonly string[],
  page: PageRequest,
): Promise<Page<Entry>> {
  const [entries, own] = [pageParts(pinnedFirst('post_id'), page), pageParts(pinnedFirst('id'), page)]
  const { rows } = await sql<Entry>`
    with found as (
      select e.pinned, e.created_at, e.post_id
      from unnest(${keys}::uuid[]) as k (key) cross join lateral (
        select pinned, created_at, post_id from feed_entries
        where client_id = ${clientId} and audience_key = k.key and ${entries.beyond}
        order by ${entries.sorted} limit ${entries.limit}
      ) as e
      union
      (select pinned, created_at, id from posts
        where client_id = ${clientId} and owner_id = ${userId} and state = 'shown' and ${own.beyond}
        order by ${own.sorted} limit ${own.limit})
    )
    select post_id, ${entries.key} as page_key from found order by ${entries.sorted} limit ${entries.limit}`.execute(db)
  return pageOf(rows, page)
}

const byTime = (id: string): Order => newestFirst('created_at', id)

/** Of one author, the newest first. */
export async function listFeedOf(
  db: SocialDb,
  { clientId }: Scoped,
  { keys, author, ...page }: PageRequest & { readonly keys: readonly string[]; readonly author: string },
): Promise<Page<Entry>> {
  const { key, beyond, sorted, limit } = pageParts(byTime('post_id'), page)
  const { rows } = await sql<Entry>`
    with found as (
      select distinct e.created_at, e.post_id
      from unnest(${keys}::uuid[]) as k (key) cross join lateral (
        select created_at, post_id from feed_entries
        where client_id = ${clientId} and owner_id = ${author} and audience_key = k.key and ${beyond}
        order by ${sorted} limit ${limit}
      ) as e
    )
    select post_id, ${key} as page_key from found order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}

export async function listOwn(db: SocialDb, { clientId, userId }: Scoped, page: PageRequest): Promise<Page<Entry>> {
  const { key, beyond, sorted, limit } = pageParts(pinnedFirst('id'), page)
  const { rows } = await sql<Entry>`
    select id as post_id, ${key} as page_key from posts
    where client_id = ${clientId} and owner_id = ${userId} and state = 'shown' and ${beyond}
    order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}

/** What the reader kept and still sees, last kept first. */
export const listSaved = (db: SocialDb, { clientId, userId }: Scoped, keys: readonly string[], page: PageRequest) =>
  readPage(
    db
      .selectFrom('post_saves as s')
      .innerJoin('posts as p', (join) => join.onRef('p.client_id', '=', 's.client_id').onRef('p.id', '=', 's.post_id'))
      .select('s.post_id')
      .where('s.client_id', '=', clientId)
      .where('s.user_id', '=', userId)
      .where('p.client_id', '=', clientId)
      .where('p.state', '=', 'shown')
      .where(isFor(userId, keys)),
    newestFirst('s.saved_at', 's.post_id'),
    page,
  )

/** Whether a post `p` is meant for the reader. */
export const isFor = (userId: string, keys: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(p.owner_id = ${userId} or p.audience = 'everyone' or p.audience_ids && ${keys}::uuid[])`

/** Before everything. */
export const beginning = ['1970-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000'] as const

/** The place of the newest entry, as `countNewer` takes it. One that is pinned counts where no other is there. */
export async function findMark(db: SocialDb, { clientId }: Scoped, keys: readonly string[]): Promise<string> {
  const { key, sorted } = pageParts(byTime('post_id'), { limit: 1 })
  const newest = async (pinned: 0 | 1) => {
    const { rows } = await sql<Placed>`
      select ${key} as page_key from unnest(${keys}::uuid[]) as k (key) cross join lateral (
        select created_at, post_id from feed_entries
        where client_id = ${clientId} and audience_key = k.key and pinned = ${pinned} order by ${sorted} limit 1
      ) as e order by ${sorted} limit 1`.execute(db)
    return rows[0]?.page_key
  }
  return encodeCursor((await newest(0)) ?? (await newest(1)) ?? beginning)
}

/** Posts of others after a mark, up to `most`. */
export async function countNewer(
  db: SocialDb,
  { clientId, userId }: Scoped,
  { keys, mark, most }: { readonly keys: readonly string[]; readonly mark: string | undefined; readonly most: number },
): Promise<number> {
  const order = byTime('post_id')
  const place = placeAfter(order, { limit: 1, cursor: mark })
  const after = place
    ? sql<boolean>`(created_at, post_id) > (${place[0]}::timestamptz, ${place[1]}::uuid)`
    : sql<boolean>`true`
  const { rows } = await sql<{ count: number }>`
    select count(distinct post_id)::integer as count from unnest(${keys}::uuid[]) as k (key) cross join lateral (
      select post_id, owner_id from feed_entries
      where client_id = ${clientId} and audience_key = k.key and pinned = 0 and ${after}
      order by created_at desc, post_id desc limit ${most}
    ) as e where owner_id <> ${userId}`.execute(db)
  return Math.min(most, rows[0]?.count ?? 0)
}
