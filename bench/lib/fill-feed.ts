import type pg from 'pg'

export interface FeedHouse {
  readonly clientId: string
  readonly authors: readonly string[]
  /** Whose branches posts are for. */
  readonly managers: readonly string[]
  /** What posts are for besides: tags of people. */
  readonly tags: readonly string[]
}

const BATCH = 500_000
const text = 'We picked the second flush this morning, and the first leaves are drying in the shade of the old shed. '

/**
 * Fills a client's feed until it has `wanted` posts, one a second, each older than those before: six of ten for everyone,
 * three for a branch, one for two tags.
 */
export async function fillFeed(database: pg.Pool, house: FeedHouse, wanted: number): Promise<void> {
  const found = await database.query<{ count: number }>(
    'select count(*)::integer as count from posts where client_id = $1',
    [house.clientId],
  )
  const connection = await database.connect()
  try {
    // Keys lead where they should; checking ten million of them takes as long as all the rest.
    await connection.query('set session_replication_role = replica')
    for (let from = found.rows[0]?.count ?? 0; from < wanted; from += BATCH)
      await addPosts(connection, house, from, Math.min(from + BATCH, wanted))
    await connection.query('set session_replication_role = origin')
    for (const table of ['posts', 'feed_entries']) await connection.query(`vacuum analyze ${table}`)
  } finally {
    connection.release()
  }
}

const addPosts = (
  connection: pg.PoolClient,
  { clientId, authors, managers, tags }: FeedHouse,
  from: number,
  to: number,
): Promise<unknown> =>
  connection.query(
    `with made as (
      insert into posts (client_id, id, owner_id, text, audience, audience_ids, created_at)
      select $1, uuidv7(n * interval '-1 second'), ($2::uuid[])[1 + n % cardinality($2::uuid[])], $5 || n,
        case when n % 10 < 6 then 'everyone' when n % 10 < 9 then 'branch' else 'tags' end,
        case when n % 10 < 6 then '{}'
          when n % 10 < 9 then array[($3::uuid[])[1 + (n / 10) % cardinality($3::uuid[])]]
          else array[($4::uuid[])[1 + (n / 10) % cardinality($4::uuid[])], ($4::uuid[])[1 + (n / 10 + 1) % cardinality($4::uuid[])]] end,
        date_trunc('day', now()) - n * interval '1 second'
      from generate_series($6::bigint, $7::bigint - 1) n
      returning client_id, id, owner_id, audience, audience_ids, created_at
    )
    insert into feed_entries (client_id, post_id, audience_key, owner_id, created_at)
    select client_id, id, unnest(case audience when 'everyone' then array[client_id] else audience_ids end), owner_id, created_at
    from made`,
    [clientId, authors, managers, tags, text, from, to],
  )
