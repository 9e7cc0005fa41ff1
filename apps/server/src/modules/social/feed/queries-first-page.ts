import { actorRank } from '@deckle/core/access/access.ts'
import type pg from 'pg'
import { sql } from 'kysely'
import { type ActorStatement, actorStatement } from '../../../db/actor-statement.ts'
import { keyText, type Order, type Page, pageOf, pageParts, type Placed } from '../../../db/paging/paging.ts'
import { idsOfPath } from '../../../db/person-path.ts'
import type { Scoped } from '../../../db/reach.ts'
import { type PostRow, postsFor } from '../posts/queries.ts'
import type { SocialDb } from '../queries.ts'
import { pinnedFirst } from './queries.ts'

/** As `pinnedFirst` sorts what was found. */
const firstOrder: Order = {
  keys: [
    ['f.pinned', 'bigint'],
    ['f.created_at', 'timestamptz'],
    ['f.post_id', 'uuid'],
  ],
  direction: 'desc',
}

const statements = new Map<string, ActorStatement>()

/**
 * What `listReaderKeys`, `listFeed` and `listPosts` find for a first page, in one prepared statement: it is what everybody
 * asks for each time they come.
 */
export async function listFirstPage(
  { db, pool }: { readonly db: SocialDb; readonly pool: pg.Pool },
  actor: Scoped,
  limit: number,
): Promise<Page<PostRow & Placed>> {
  const name = `feed_${actorRank(actor)}_${limit}`
  const known = statements.get(name)
  const statement = known ?? actorStatement(name, actor, (marked) => firstPage(db, marked, limit).compile())
  statements.set(name, statement)
  const keys = [actor.clientId, ...idsOfPath(actor.path)]
  const { rows } = await pool.query<PostRow & Placed>({
    name,
    text: statement.text,
    values: [...statement.valuesFor(actor, keys)],
  })
  return pageOf(rows, { limit })
}

function firstPage(db: SocialDb, actor: Scoped, limit: number) {
  const { clientId, userId } = actor
  const [entries, own] = [pageParts(pinnedFirst('post_id'), { limit }), pageParts(pinnedFirst('id'), { limit })]
  const found = sql<{ post_id: string; pinned: number; created_at: Date }>`(
    select pinned, created_at, post_id from (
      select e.pinned, e.created_at, e.post_id from (
        select unnest(${[clientId]}::uuid[]) as key
        union all select tag_id from user_tags where client_id = ${clientId} and user_id = ${userId}
        union all select course_id from enrolments where client_id = ${clientId} and user_id = ${userId} and removed is null
      ) as k cross join lateral (
        select pinned, created_at, post_id from feed_entries
        where client_id = ${clientId} and audience_key = k.key
        order by ${entries.sorted} limit ${entries.limit}
      ) as e
      union
      (select pinned, created_at, id from posts
        where client_id = ${clientId} and owner_id = ${userId} and state = 'shown'
        order by ${own.sorted} limit ${own.limit})
    ) as all_of_them order by ${entries.sorted} limit ${entries.limit}
  )`
  return postsFor(db, actor)
    .innerJoin(found.as('f'), (join) => join.onRef('f.post_id', '=', 'p.id'))
    .select(sql<Placed['page_key']>`${sql.raw(keyText(firstOrder))}`.as('page_key'))
    .orderBy('f.pinned', 'desc')
    .orderBy('f.created_at', 'desc')
    .orderBy('f.post_id', 'desc')
}
