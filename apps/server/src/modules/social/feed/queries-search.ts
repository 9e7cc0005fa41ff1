import { type RawBuilder, sql } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import { personNameOf } from '../people/queries.ts'
import type { SocialDb } from '../queries.ts'
import { isFor } from './queries.ts'

/** What of each key's newest posts, and how many posts with the text, are looked at, whoever they are for. */
const MOST_NEWEST = 500
const MOST_MATCHING = 300

/** An index of three letters in a row finds it. */
const isIndexed = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text)

interface FoundPost {
  readonly id: string
  readonly text: string
  readonly owner_name: string
}

interface Wanted {
  readonly keys: readonly string[]
  readonly text: string
  readonly limit: number
}

/**
 * Posts that are shown to the reader and have the text, the newest first. Looked for among the newest of each key, and
 * among those that have it, up to bounds: a search costs the same, however often the text is written. `offset 0` makes
 * PostgreSQL look up these posts alone.
 */
export async function searchPosts(
  db: SocialDb,
  { clientId, userId }: Scoped,
  { keys, text, limit }: Wanted,
): Promise<readonly FoundPost[]> {
  const candidates = isIndexed(text)
    ? sql`${newestOf({ clientId, userId, keys })} union select id from ${matching(clientId, text)} as m`
    : newestOf({ clientId, userId, keys })
  const { rows } = await sql<FoundPost>`
    with found (id) as materialized (${candidates})
    select p.id, p.text, coalesce((select ${personNameOf('u')} from users u
      where u.client_id = ${clientId} and u.id = p.owner_id and u.deleted_at is null), '') as owner_name
    from found cross join lateral (
        select id, owner_id, text, created_at from posts p
        where p.client_id = ${clientId} and p.id = found.id and p.state = 'shown' and ${isFor(userId, keys)}
          and p.search_text like search_pattern(${text})
        offset 0
      ) as p
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db)
  return rows
}

/** By the indexes of the feed. */
const newestOf = ({
  clientId,
  userId,
  keys,
}: Pick<Scoped, 'clientId' | 'userId'> & Pick<Wanted, 'keys'>): RawBuilder<unknown> =>
  sql`select e.post_id from unnest(${keys}::uuid[]) as k (key) cross join lateral (
      select post_id from feed_entries where client_id = ${clientId} and audience_key = k.key
      order by pinned desc, created_at desc, post_id desc limit ${MOST_NEWEST}) as e
    union (select id from posts where client_id = ${clientId} and owner_id = ${userId} and state = 'shown'
      order by pinned desc, created_at desc, id desc limit ${MOST_NEWEST})`

/** The newest by their ids. By statistics of the index of words, a rare text is found by it, any other by the key. */
const matching = (clientId: string, text: string): RawBuilder<unknown> =>
  sql`(select id from posts where client_id = ${clientId} and state = 'shown' and search_text like search_pattern(${text})
    order by id desc limit ${MOST_MATCHING})`
