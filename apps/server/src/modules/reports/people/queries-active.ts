import { type RawBuilder, sql } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { activeSpans, type Span } from './active-spans.ts'
import { type PeopleReportDb, seenPeople } from './queries.ts'

/** A range without an end goes as far as somebody was seen; zones are at most a day apart from UTC. */
export async function findSpans(
  db: PeopleReportDb,
  { actor, from, to, tz }: Pick<ReportRequest, 'actor' | 'from' | 'to' | 'tz'>,
  unit: 'day' | 'month',
): Promise<readonly Span[]> {
  if (from !== null && to !== null) return activeSpans({ from, to, tz }, unit)
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select (min(month) - 1)::text as first, (max(month) + interval '1 month')::date::text as last
    from active_months where client_id = ${actor.clientId}`.execute(db)
  const { first, last } = rows[0] ?? {}
  return first && last ? activeSpans({ from: from ?? first, to: to ?? last, tz }, unit) : []
}

const tableOf = (spans: readonly Span[]) => sql`unnest(
  ${spans.map(({ key }) => key)}::text[], ${spans.map(({ month }) => month)}::date[],
  ${spans.map(({ from }) => from)}::integer[], ${spans.map(({ length }) => length)}::integer[]) as s (key, month, first, length)`

const isSeen = sql<boolean>`(s.month = a.month and position(B'1' in substring(a.quarters from s.first + 1 for s.length)) > 0)`

/** People by day or month, each once. */
export async function countActive(
  db: PeopleReportDb,
  {
    actor,
    matching,
    spans,
  }: { readonly actor: Scoped; readonly matching: RawBuilder<boolean>; readonly spans: readonly Span[] },
): Promise<readonly { key: string; people: number }[]> {
  const people = seenPeople(db, actor, matching).select('users.id')
  // Told apart before they are counted, by hashing: `count(distinct …)` sorts.
  const { rows } = await sql<{ key: string; people: number }>`select seen.key, count(*)::integer as people
    from (select distinct s.key, a.user_id from active_months a join ${tableOf(spans)} on ${isSeen}
      where a.client_id = ${actor.clientId} and a.user_id in (${people})) seen
    group by seen.key order by seen.key collate "C"`.execute(db)
  return rows
}

/** Of `users`. */
export const wasActive = (spans: readonly Span[]) =>
  sql<boolean>`exists (select from active_months a join ${tableOf(spans)} on ${isSeen}
    where a.client_id = users.client_id and a.user_id = users.id)`

/** Days on which each was seen. */
export async function countDays(
  db: PeopleReportDb,
  clientId: string,
  userIds: readonly string[],
  spans: readonly Span[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; days: number }>`select a.user_id, count(distinct s.key)::integer as days
    from active_months a join ${tableOf(spans)} on ${isSeen}
    where a.client_id = ${clientId} and a.user_id = any (${userIds}::uuid[]) group by a.user_id`.execute(db)
  return new Map(rows.map(({ user_id, days }) => [user_id, days]))
}
