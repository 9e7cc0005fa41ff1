import { hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { deckReach, type Scoped } from '../../../db/reach.ts'
import type { DayRow, AnalyticsDb } from '../queries.ts'

export interface StatsRow {
  readonly decks: number
  readonly published: number
}

/** Decks that the actor may see. */
export async function countLibrary(db: AnalyticsDb, actor: Scoped): Promise<StatsRow> {
  const { rows } = await sql<StatsRow>`
    select count(*)::integer as decks, count(published_version_id)::integer as published from decks
    where client_id = ${actor.clientId} and deleted_at is null and ${deckReach(actor, 'deck.read', 'decks', { many: true })}`.execute(
    db,
  )
  return rows[0] as StatsRow
}

/** Of decks whose figures the actor may see; whoever sees all the client's is not asked deck by deck. */
const startedSince = (actor: Scoped, from: string): RawBuilder<unknown> => sql`
  select a.deck_id, a.started_at, a.completed_at from attempts a
  where a.client_id = ${actor.clientId} and ${
    hasReach(actor, 'deck.analytics', 'client')
      ? sql`true`
      : sql`a.deck_id in (select r.id from decks r where ${deckReach(actor, 'deck.analytics', 'r', { many: true })})`
  } and a.started_at >= (${from}::date::timestamp at time zone 'UTC')
    and (a.completed_at is not null or exists (select from answers x where x.client_id = ${actor.clientId} and x.attempt_id = a.id))`

/** Days of all these decks, in UTC. */
export async function listClientDays(db: AnalyticsDb, actor: Scoped, from: string, to: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with s as (
      select (started_at at time zone 'UTC')::date as day, count(*)::integer as starts, count(completed_at)::integer as completions from (${startedSince(actor, from)}) as a group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.starts, 0) as starts, coalesce(s.completions, 0) as completions
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as d (day) left join s on s.day = d.day::date order by d.day`.execute(
    db,
  )
  return rows
}

export interface BusiestRow {
  readonly id: string
  readonly name: string
  readonly readerType: string
  readonly starts: number
  readonly completions: number
}

export async function listBusiest(db: AnalyticsDb, actor: Scoped, from: string, most: number): Promise<BusiestRow[]> {
  const { rows } = await sql<BusiestRow>`
    select d.id, d.name, d.reader_type as "readerType", s.starts, s.completions
    from (select deck_id, count(*)::integer as starts, count(completed_at)::integer as completions from (${startedSince(actor, from)}) as a group by 1) s
    join decks d on d.client_id = ${actor.clientId} and d.id = s.deck_id and d.deleted_at is null order by s.starts desc, d.id limit ${most}`.execute(
    db,
  )
  return rows
}
