import { sql } from 'kysely'
import type { DbOf, ReadDbOf } from '../../../db/database.ts'
import type { ReportingZones } from '../../clients/tables.ts'
import type { DeckNames } from '../../decks/tables.ts'
import type { CapturedLeads } from '../../leads/tables.ts'
import type { PlayFigures } from '../../play/tables.ts'
import type { FigureTables } from '../tables.ts'

export type FoldDb = DbOf<FigureTables, PlayFigures & CapturedLeads & ReportingZones & DeckNames>

/** Of whichever module writes what is to be counted. */
type AnyDb = ReadDbOf<unknown>

/**
 * Inserts the attempts of rows with `client_id` and `attempt_id` into the queue, those of a client as one row: part of the
 * statement that writes them, or of its transaction. An attempt may be queued for nothing, and more than once.
 * @param rows a table expression
 */
export const queueText = (rows: string): string =>
  `insert into figure_queue (client_id, attempt_ids) select client_id, array_agg(attempt_id) from ${rows} group by client_id`

/**
 * Likewise of events: attempts that have some, and each view.
 * @param rows a table expression with `deck_id`, `event` and `received_at` beside these columns
 */
export const queueEventsText = (rows: string): string =>
  `insert into figure_queue (client_id, deck_id, attempt_ids, viewed_at)
    select client_id, null, array_agg(distinct attempt_id), null::timestamptz from ${rows} where attempt_id is not null group by client_id
    union all select client_id, deck_id, null, received_at from ${rows} where event = 'view'`

/** Attempts in a row at most: a batch takes whole rows. */
const MOST_IN_ROW = 500

/** In the transaction of what changed of the attempts. */
export async function queueAttempts(db: AnyDb, clientId: string, attemptIds: readonly string[]): Promise<void> {
  if (attemptIds.length === 0) return
  await sql`insert into figure_queue (client_id, attempt_ids)
    select ${clientId}::uuid, array_agg(g.id) from unnest(${attemptIds}::uuid[]) with ordinality as g (id, at) group by (g.at - 1) / ${MOST_IN_ROW}::integer`.execute(
    db,
  )
}

/**
 * Of attempts that are said to be another person's. Nothing of the former person is left when the transaction ends; they
 * are queued, too, for a server that has read them before.
 */
export async function changePerson(
  db: AnyDb,
  clientId: string,
  attemptIds: readonly string[],
  personKey: string,
): Promise<void> {
  await sql`update attempt_facts set person_key = ${personKey} where client_id = ${clientId} and attempt_id = any (${attemptIds}::uuid[])`.execute(
    db,
  )
  await queueAttempts(db, clientId, attemptIds)
}

/** All the client's figures are counted anew: within seconds, by whichever server sees it first. */
export async function queueRebuild(db: AnyDb, clientId: string): Promise<void> {
  await sql`insert into figure_queue (client_id) values (${clientId})`.execute(db)
}

/** Some of the clients that have rows in the queue; all of them, asked again and again. */
export async function listWaiting(db: FoldDb): Promise<string[]> {
  const { rows } = await sql<{ client_id: string }>`
    select distinct q.client_id from (select client_id from figure_queue limit 5000) q`.execute(db)
  return rows.map(({ client_id }) => client_id)
}

export interface QueueState {
  /** IANA: the zone of the client's days. */
  readonly zone: string
  /** Figures are to be counted anew and can't be read. */
  readonly isRebuilding: boolean
  /** Attempts and views in the first `most + 1` rows of the queue. */
  readonly waiting: number
}

export async function findQueueState(db: FoldDb, clientId: string, most: number): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select c.reporting_zone as zone,
      exists (select from figure_queue r where r.client_id = ${clientId} and r.deck_id is null and r.attempt_ids is null) as "isRebuilding",
      (select coalesce(sum(coalesce(cardinality(w.attempt_ids), 1)), 0)
        from (select q.attempt_ids from figure_queue q where q.client_id = ${clientId} limit ${most + 1}) as w) as waiting
    from clients c where c.id = ${clientId}`.execute(db)
  return rows[0] ?? { zone: 'UTC', isRebuilding: false, waiting: 0 }
}

/** One server at a time folds a client's rows, until its transaction ends. False where another does and it is not waited for. */
export async function lockFolding(db: FoldDb, clientId: string, waitMs: number): Promise<boolean> {
  if (waitMs === 0) {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('figures'), hashtext(${clientId})) as got`.execute(db)
    return rows[0]?.got === true
  }
  await sql`select set_config('lock_timeout', ${String(waitMs)}, true)`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('figures'), hashtext(${clientId}))`.execute(db)
  return true
}

export interface QueueRow {
  readonly id: number
  readonly deck_id: string | null
  readonly attempt_ids: readonly string[] | null
  /** Of a view. */
  readonly day: string | null
}

/** The first rows, until they name `limit` attempts and views. */
export async function listQueue(db: FoldDb, clientId: string, zone: string, limit: number): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.id, q.deck_id, q.attempt_ids, to_char(q.viewed_at at time zone ${zone}, 'YYYY-MM-DD') as day
    from (
      select r.*, sum(coalesce(cardinality(r.attempt_ids), 1)) over (order by r.id rows between unbounded preceding and 1 preceding) as before
      from (select * from figure_queue where client_id = ${clientId} order by id limit ${limit}) as r
    ) as q where q.before is null or q.before < ${limit} order by q.id`.execute(db)
  return rows
}

export async function deleteQueued(db: FoldDb, clientId: string, ids: readonly number[]): Promise<void> {
  await sql`delete from figure_queue where client_id = ${clientId} and id = any (${ids}::bigint[])`.execute(db)
}

/**
 * Empties the queue and counts all views, by deck and day. One statement: a view is either counted here, or its row stays
 * in the queue.
 */
export async function recountViews(
  db: FoldDb,
  clientId: string,
  zone: string,
): Promise<{ deck_id: string; day: string; views: number }[]> {
  const { rows } = await sql<{ deck_id: string; day: string; views: number }>`
    with gone as (delete from figure_queue where client_id = ${clientId})
    select e.deck_id, to_char(e.received_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*) as views
    from events e where e.client_id = ${clientId} and e.event = 'view'
      and exists (select from decks d where d.client_id = ${clientId} and d.id = e.deck_id)
    group by 1, 2`.execute(db)
  return rows
}
