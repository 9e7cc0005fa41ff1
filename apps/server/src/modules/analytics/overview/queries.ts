import { type RawBuilder, sql } from 'kysely'
import {
  keyText,
  type Order,
  type Page,
  pageOf,
  type PageRequest,
  placeAfter,
  type Placed,
} from '../../../db/paging/paging.ts'
import type { DeckSums } from '../../figures/index.ts'
import { type AnalyticsDb, looksAt, type Scope } from '../queries.ts'

export interface DayCount {
  readonly day: string
  readonly starts: number
  readonly completions: number
}

/** Days on which somebody began; what else is counted of them is left out by the planner. */
export async function listDays(db: AnalyticsDb, figures: RawBuilder<DeckSums>): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select f.key as day, f.starts, f.completions from (${figures}) f where f.starts > 0`.execute(db)
  return rows
}

export interface SourceCount {
  /** Source, medium and campaign, a line each. */
  readonly key: string
  readonly starts: number
  readonly completions: number
  /** Of all sources in the range. */
  readonly total: number
}

/** A cursor names a source by a hash: its tags may be too long. */
const placeOfSource: Pick<Order, 'keys'> = {
  keys: [
    ['g.starts', 'bigint'],
    ['g.hash', 'uuid'],
  ],
}

/** Most attempts first, then by name: control characters are in no tag, so the line break sorts before all others. */
export async function listSources(
  db: AnalyticsDb,
  figures: RawBuilder<DeckSums>,
  page: PageRequest,
): Promise<Page<SourceCount & Placed>> {
  const after = placeAfter(placeOfSource, page)
  const { rows } = await sql<SourceCount & Placed>`
    with grouped as (
      select f.key, f.starts, f.completions, md5(f.key)::uuid as hash from (${figures}) f where f.starts > 0
    )
    select g.key, g.starts, g.completions, (select count(*) from grouped) as total, ${sql.raw(keyText(placeOfSource))} as page_key from grouped g
    where ${after === null ? sql`true` : sql`(g.starts < ${after[0]}::bigint or (g.starts = ${after[0]}::bigint and g.key collate "C" > (select p.key from grouped p where p.hash = ${after[1]}::uuid) collate "C"))`}
    order by g.starts desc, g.key collate "C" limit ${page.limit + 1}`.execute(db)
  return pageOf(rows, page)
}

/** From an index that holds attempts with an outcome alone. */
export async function countOutcomes(
  db: AnalyticsDb,
  scope: Scope,
): Promise<{ readonly outcome_id: string; readonly attempts: number }[]> {
  const { rows } = await sql<{ outcome_id: string; attempts: number }>`
    select a.outcome_id, count(*)::integer as attempts from attempts a
    where a.client_id = ${scope.clientId} and a.deck_id = ${scope.deckId} and a.outcome_id is not null and ${looksAt(scope)}
    group by a.outcome_id`.execute(db)
  return rows
}
