import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { tickets } from '@deckle/contract/tickets.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Order, readPage } from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import { answeredBy, ticketRows, type TicketsDb } from '../queries.ts'

const MOST_COUNTED = 1000
const MOST_CLIENTS = 200

const longestWaiting: Order = {
  keys: [
    ['coalesce(t.waiting_since, t.updated_at)', 'timestamptz'],
    ['t.id', 'uuid'],
  ],
  direction: 'asc',
}
/** What waits for nobody here: the latest first. */
const latest: Order = { ...longestWaiting, direction: 'desc' }

export function listQueue(db: TicketsDb, actor: Scoped, query: QueryOf<typeof tickets.queue>) {
  const { state, mine, client, search = '', ...page } = query
  const rows = ticketRows(db)
    .where(answeredBy(actor))
    .$if(state !== undefined, (some) => some.where('t.state', '=', state as string))
    .$if(mine === 'true', (some) => some.where('t.assignee_id', '=', actor.userId))
    .$if(client !== undefined, (some) => some.where('t.client_id', '=', client as string))
    .$if(search.trim() !== '', (some) => some.where(hasText(search.trim())))
  return readPage(rows, state === 'answered' || state === 'closed' ? latest : longestWaiting, page)
}

const hasText = (search: string): RawBuilder<boolean> =>
  sql<boolean>`searchable_text(concat_ws(' ', t.subject, t.name, t.email, u.email, u.first_name, u.last_name, right(t.id::text, 6))) like search_pattern(${search})`

/** At most 1,000 each. */
export async function countQueue(db: TicketsDb, actor: Scoped) {
  const counted = async (narrow: RawBuilder<boolean>): Promise<number> => {
    const some = db
      .selectFrom('tickets as t')
      .innerJoin('clients as c', 'c.id', 't.client_id')
      .select('t.id')
      .where(answeredBy(actor))
      .where(narrow)
      .limit(MOST_COUNTED)
      .as('some')
    const { count } = await db
      .selectFrom(some)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  }
  const [open, answered, closed, mine] = await Promise.all([
    counted(sql<boolean>`t.state = 'open'`),
    counted(sql<boolean>`t.state = 'answered'`),
    counted(sql<boolean>`t.state = 'closed'`),
    counted(sql<boolean>`(t.state = 'open' and t.assignee_id = ${actor.userId}::uuid)`),
  ])
  return { open, answered, closed, mine }
}

export const listClients = (db: TicketsDb, actor: Scoped) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('clients as c', 'c.id', 't.client_id')
    .select(['c.id', 'c.name'])
    .distinct()
    .where(answeredBy(actor))
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(MOST_CLIENTS)
    .execute()
