import type { RawAnswer, RawEvent } from '@deckle/core/report/facts/fact.ts'
import { type RawBuilder, sql } from 'kysely'
import { addressKey } from '../../../db/address-key.ts'
import type { FoldDb } from './queries-queue.ts'

/** An attempt as it is stored; moments are microseconds since 1970. */
export interface AttemptRow {
  readonly id: string
  readonly deck_id: string
  readonly version_id: string
  /** `YYYY-MM-DD` in the client's zone. */
  readonly day: string
  readonly started: number
  readonly completed: number | null
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly seconds: number | null
  readonly person_key: string | null
  readonly device: string
  readonly country: string | null
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly begun_on: string
  /** Captured, whatever became of it. */
  readonly has_lead: boolean
}

const micros = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

/** A person is who was signed in, else a confirmed address. */
const columns = (
  clientId: string,
  zone: string,
) => sql`a.id, a.deck_id, a.version_id, to_char(a.started_at at time zone ${zone}, 'YYYY-MM-DD') as day,
  ${micros('a.started_at')} as started, ${micros('a.completed_at')} as completed, a.percentage, a.passed, a.seconds,
  coalesce(a.user_id, ${addressKey('a')})::text as person_key, a.device, a.country, a.source, a.medium, a.campaign,
  to_char(a.started_at at time zone 'UTC', 'YYYY-MM-DD') as begun_on,
  exists (select from leads l where l.client_id = ${clientId} and l.attempt_id = a.id and l.deck_id = a.deck_id) as has_lead`

export async function listAttempts(db: FoldDb, clientId: string, ids: readonly string[], zone: string) {
  const { rows } = await sql<AttemptRow>`
    select ${columns(clientId, zone)} from attempts a where a.client_id = ${clientId} and a.id = any (${ids}::uuid[])`.execute(
    db,
  )
  return rows
}

/**
 * All the client's, deck by deck, the last attempt of each first: after the given one.
 * @param after null from the beginning
 */
export async function listAttemptsAfter(
  db: FoldDb,
  clientId: string,
  { after, zone, limit }: { after: Pick<AttemptRow, 'id' | 'deck_id' | 'started'> | null; zone: string; limit: number },
) {
  const inOrder = sql`order by a.deck_id, a.started_at desc, a.id desc limit ${limit}`
  const from = (beyond: RawBuilder<unknown>) =>
    sql`(select a.* from attempts a where a.client_id = ${clientId} and ${beyond} ${inOrder})`
  const rest =
    after === null
      ? from(sql`true`)
      : sql`${from(sql`a.deck_id = ${after.deck_id} and (a.started_at, a.id) < ('epoch'::timestamptz + ${after.started}::bigint * interval '1 microsecond', ${after.id}::uuid)`)}
          union all ${from(sql`a.deck_id > ${after.deck_id}`)}`
  const { rows } = await sql<AttemptRow>`select ${columns(clientId, zone)} from (${rest}) a ${inOrder}`.execute(db)
  return rows
}

export type AnswerRow = RawAnswer & { readonly attempt_id: string }

export async function listAnswersOf(db: FoldDb, clientId: string, attempts: readonly AttemptRow[]) {
  const days = [...new Set(attempts.map(({ begun_on }) => begun_on))]
  const { rows } = await sql<AnswerRow>`
    select x.attempt_id, x.slide_id as "slideId", x.revision, x.keys, x.places, x.correct, x.earned, x.possible, x.spent_ms as "spentMs",
      ${micros('x.answered_at')} as "answeredAt"
    from current_answers x
    where x.client_id = ${clientId} and x.attempt_id = any (${attempts.map(({ id }) => id)}::uuid[]) and x.begun_on = any (${days}::date[])`.execute(
    db,
  )
  return rows
}

export type EventRow = RawEvent & { readonly attempt_id: string; readonly deck_id: string }

export async function listEventsOf(db: FoldDb, clientId: string, attempts: readonly AttemptRow[]) {
  const { rows } = await sql<EventRow>`
    select e.attempt_id, e.deck_id, e.id, e.event, e.slide_id as "slideId", e.value, ${micros('e.received_at')} as "receivedAt",
      ${micros('e.client_time')} as "clientTime"
    from events e where e.client_id = ${clientId} and e.attempt_id = any (${attempts.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  return rows
}
