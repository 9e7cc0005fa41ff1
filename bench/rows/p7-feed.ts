import { type FeedHouse, fillFeed } from '../lib/fill-feed.ts'
import { startLimit } from '../lib/limit.ts'
import { type List, listRow, measureList, rateOf } from '../lib/list-row.ts'
import { requestBytes } from '../lib/load.ts'
import { addManager, addPerson, type SignedIn } from '../lib/people.ts'
import { count, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const FEW = 10_000

/** P7: the first page of a feed of 10,000 posts and of many, beside bare Fastify + pg with the one best query. */
export async function readFeed(world: World, port: number, milliseconds: number, many: number): Promise<Row[]> {
  const [manager, reader] = [await addManager(world), await addPerson(world, 'Learner')]
  await world.deckle.call('POST', `/users/${reader.id}/update/manager`, { manager: manager.id })
  const house = await furnish(world, manager, reader)
  const list = listOf(house, manager, reader)
  const limit = await startLimit('list-server', {
    port,
    pool: { ...world.limits.config, database: 'deckle' },
    lists: list.bare ? [list.bare] : [],
  })
  const rows: Row[] = []
  let before: number | null = null
  for (const wanted of [FEW, many]) {
    await fillFeed(world.database, house, wanted)
    const measured = await measureList(world, port, milliseconds, list)
    rows.push(listRow(`${list.what}, 20 of ${count(wanted)}`, measured, before, count(FEW)))
    before = rateOf(measured.deckle)
  }
  limit.stop()
  return rows
}

const TAGS = 50
const MANAGERS = 100

/** Fifty tags of people, of which the reader has two, and a hundred branches, of which one is the reader's. */
async function furnish({ database, deckle }: World, manager: SignedIn, reader: SignedIn): Promise<FeedHouse> {
  const { clientId } = manager
  const tags = await database.query<{ id: string }>(
    `insert into tags (client_id, id, name, slug, color, kind)
      select $1, gen_random_uuid(), 'Team ' || n, 'team-' || n, '#00695c', 'user' from generate_series(1, $2::integer) n returning id`,
    [clientId, TAGS],
  )
  const tagIds = tags.rows.map(({ id }) => id)
  await database.query('insert into user_tags (client_id, user_id, tag_id) select $1, $2, unnest($3::uuid[])', [
    clientId,
    reader.id,
    [tagIds[0], tagIds[20]],
  ])
  const others = await database.query<{ id: string }>(
    'select gen_random_uuid() as id from generate_series(2, $1::integer)',
    [MANAGERS],
  )
  return {
    clientId,
    authors: [manager.id, deckle.headers['uid'] ?? ''],
    managers: [manager.id, ...others.rows.map(({ id }) => id)],
    tags: tagIds,
  }
}

/** What the reader's posts are for is known to the bare server; Deckle looks it up. */
function listOf({ clientId, tags }: FeedHouse, manager: SignedIn, reader: SignedIn): List {
  return {
    what: 'feed',
    ours: requestBytes('GET', '/api/v2/social/feed', reader.headers),
    bare: {
      path: '/feed',
      text: `select p.*, btrim(u.first_name || ' ' || u.last_name) as owner_name, u.image, coalesce(n.likes, 0) as likes, coalesce(n.comments, 0) as comments,
          coalesce(l.liked, false) as liked, s.post_id is not null as saved
        from (select distinct e.pinned, e.created_at, e.post_id from unnest($3::uuid[]) as k (key) cross join lateral (
            select pinned, created_at, post_id from feed_entries where client_id = $1 and audience_key = k.key
            order by pinned desc, created_at desc, post_id desc limit 21) e
          order by 1 desc, 2 desc, 3 desc limit 21) f
        join posts p on p.client_id = $1 and p.id = f.post_id
        join users u on u.client_id = p.client_id and u.id = p.owner_id
        left join social_counts n on n.client_id = p.client_id and n.target = 'post' and n.target_id = p.id
        left join likes l on l.client_id = p.client_id and l.target = 'post' and l.target_id = p.id and l.user_id = $2
        left join post_saves s on s.client_id = p.client_id and s.user_id = $2 and s.post_id = p.id
        order by p.pinned desc, p.created_at desc, p.id desc`,
      values: [clientId, reader.id, [clientId, manager.id, reader.id, tags[0], tags[20]]],
    },
  }
}
