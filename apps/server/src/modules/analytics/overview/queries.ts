import { sql } from 'kysely'
import {
  keyText,
  type Order,
  type Page,
  pageOf,
  type PageRequest,
  placeAfter,
  type Placed,
} from '../../../db/paging/paging.ts'
import { type AnalyticsDb, type DayRow, type Scope, type SourceTags, started, within } from '../queries.ts'

export interface Figures {
  readonly starts: number
  readonly completions: number
  readonly mean: number | null
  readonly median: number | null
  readonly passed: number | null
  readonly seconds: number | null
  readonly views: number
}

export async function findFigures(db: AnalyticsDb, scope: Scope): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with s as (${started(scope)})
    select count(*)::integer as starts, count(completed_at)::integer as completions,
      avg(percentage) filter (where completed_at is not null) as mean,
      percentile_cont(0.5) within group (order by percentage) filter (where completed_at is not null) as median,
      case when count(passed) > 0 then count(*) filter (where passed)::integer end as passed,
      percentile_cont(0.5) within group (order by seconds) filter (where completed_at is not null) as seconds,
      (select count(*)::integer from events e where e.client_id = ${scope.clientId} and e.deck_id = ${scope.deckId} and e.event = 'view' and ${within(sql`e.received_at`, scope)}) as views
    from s`.execute(db)
  return rows[0] as Figures
}

/** Each day of the range without gaps, from the first attempt where it has no beginning; at most the last 366. */
export async function listDays(db: AnalyticsDb, scope: Scope, today: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with s as (
      select (started_at at time zone ${scope.tz})::date as day, count(*)::integer as starts, count(completed_at)::integer as completions from (${started(scope)}) as attempts_started group by 1
    ), bounds as (
      select greatest(coalesce(${scope.from}::date, (select min(day) from s), ${today}::date), l.last - 365) as first, l.last from (select coalesce(${scope.to}::date, ${today}::date) as last) l
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.starts, 0) as starts, coalesce(s.completions, 0) as completions
    from bounds, generate_series(bounds.first::timestamp, bounds.last::timestamp, interval '1 day') as d (day) left join s on s.day = d.day::date order by d.day`.execute(
    db,
  )
  return rows
}

/** Finished attempts by ten bands of per cent, the last including 100. */
export async function listBands(db: AnalyticsDb, scope: Scope): Promise<{ band: number; count: number }[]> {
  const { rows } = await sql<{ band: number; count: number }>`
    select least(floor(percentage / 10), 9)::integer as band, count(*)::integer as count from (${started(scope)}) as s
    where completed_at is not null and percentage is not null group by 1`.execute(db)
  return rows
}

export async function listDevices(db: AnalyticsDb, scope: Scope): Promise<{ device: string; count: number }[]> {
  const { rows } = await sql<{
    device: string
    count: number
  }>`select device, count(*)::integer as count from (${started(scope)}) as s group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

export interface SourceCount extends SourceTags {
  readonly starts: number
  readonly completions: number
  /** Of all sources in the range. */
  readonly total: number
}

/** A cursor names a source by one of its attempts: its tags may be too long. */
const placeOfSource: Pick<Order, 'keys'> = {
  keys: [
    ['g.starts', 'bigint'],
    ['g.attempt_id', 'uuid'],
  ],
}

/** Attempts by where they came from, most first, then by name. */
export async function listSources(
  db: AnalyticsDb,
  scope: Scope,
  page: PageRequest,
): Promise<Page<SourceCount & Placed>> {
  const after = placeAfter(placeOfSource, page)
  const { rows } = await sql<SourceCount & Placed>`
    with grouped as (
      select source collate "C" as source, medium collate "C" as medium, campaign collate "C" as campaign,
        count(*)::integer as starts, count(completed_at)::integer as completions, min(id::text) as attempt_id
      from (${started(scope)}) as s group by 1, 2, 3
    )
    select g.*, (select count(*)::integer from grouped) as total, ${sql.raw(keyText(placeOfSource))} as page_key from grouped g
    where ${after === null ? sql`true` : sql`(g.starts < ${after[0]}::bigint or (g.starts = ${after[0]}::bigint and (g.source, g.medium, g.campaign) > (select source, medium, campaign from attempts where client_id = ${scope.clientId} and id = ${after[1]}::uuid)))`}
    order by g.starts desc, g.source, g.medium, g.campaign limit ${page.limit + 1}`.execute(db)
  return pageOf(rows, page)
}
