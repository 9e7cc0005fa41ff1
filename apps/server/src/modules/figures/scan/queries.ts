import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import type { CapturedLeads } from '../../leads/tables.ts'
import type { PlayFigures } from '../../play/tables.ts'
import type { PeoplePlaces } from '../../users/tables.ts'
import { IDLE_MS, ofDecks } from '../read/queries-cells.ts'
import type { CountRow, DeckSums, DroppedRow, Measure, SlideSums } from '../read/queries.ts'
import type { FigureGroup } from '../scope.ts'
import { baseOf, inRange, millionths, type ScanScope, timeKeyOf } from './queries-base.ts'
import { actsOf, timesOf } from './queries-slides.ts'
import { scanViews, withViews } from './queries-views.ts'

export type ScanDb = ReadDbOf<PlayFigures & CapturedLeads & PeoplePlaces>

/** As `listDeckFigures`, from raw rows. Views are of the deck, whatever the filters. */
export async function scanDeckFigures(db: ScanDb, scope: ScanScope, options: DeckOptions): Promise<DeckSums[]> {
  return withViews((await scanDeckQuery(scope, options).execute(db)).rows, await scanViews(db, scope, options.group))
}

interface DeckOptions {
  readonly now: Date
  readonly group?: FigureGroup | undefined
}

/** Without views where it is split. */
export function scanDeckQuery(scope: ScanScope, { now, group }: DeckOptions): RawBuilder<DeckSums> {
  const done = sql`filter (where b.is_completed)`
  const item = sql`filter (where b.counts and b.is_completed and m.attempt_id is not null)`
  return sql<DeckSums>`
    with ${baseOf(scope, group)}, ${actsOf(scope)}, views as (
      select count(*) as n from events v where v.client_id = ${scope.clientId} and ${ofDecks(scope, sql`v.deck_id`)} and v.event = 'view' and ${inRange(sql`v.received_at`, scope)}
    )
    select ${group === undefined ? sql`''::text` : sql`b.group_key collate "C"`} as key, ${group === undefined ? sql`(select n from views)` : sql`0`} as views,
      count(*) filter (where b.is_started) as starts, count(b.completed_at) as completions,
      count(*) filter (where b.is_completed and b.passed) as passed, count(*) filter (where b.is_completed and not b.passed) as failed,
      count(*) filter (where b.has_lead) as leads,
      count(*) filter (where b.is_started and not b.is_completed and l.at <= ${idleSince(now)}) as abandons,
      count(b.percentage) ${done} as scored, coalesce(sum(${millionths(sql`b.percentage`)}) ${done}, 0) as "percentageSum",
      count(b.seconds) ${done} as timed, coalesce(sum(b.seconds) ${done}, 0) as "secondsSum",
      count(*) ${item} as "itemAttempts", coalesce(sum(m.earned) ${item}, 0) as "itemTotal", coalesce(sum(m.earned * m.earned) ${item}, 0) as "itemSquares"
    from base b left join marks m on m.attempt_id = b.id left join last l on l.attempt_id = b.id
    ${group === undefined ? sql`` : sql`where b.is_started or b.has_lead group by 1`} order by 1`
}

const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS)

/** As `listSlideFigures`, from raw rows. */
export async function scanSlideFigures(db: ScanDb, scope: ScanScope, group?: FigureGroup): Promise<SlideSums[]> {
  const marked = sql`filter (where x.counts and x.correct is not null)`
  const done = sql`filter (where x.counts and x.correct is not null and x.is_completed)`
  const { rows } = await sql<SlideSums>`
    with ${baseOf(scope, group)}, ${actsOf(scope)}, ${timesOf(scope)}, there as (
      select b.id as attempt_id, s.slide_id from base b join (select distinct attempt_id, slide_id from acts) s on s.attempt_id = b.id where b.is_started
    )
    select b.group_key collate "C" as key, b.deck_id as "deckId", t.slide_id collate "C" as "slideId", count(*) as reached, count(x.slide_id) as answered,
      count(*) filter (where not b.is_completed and l.slide_id = t.slide_id) as open, coalesce(sum(k.links), 0) as links,
      count(coalesce(x.spent_ms, w.ms)) as timed, coalesce(sum(coalesce(x.spent_ms, w.ms)), 0) as "spentSum",
      count(*) filter (where x.counts) as responses, count(*) ${marked} as marked, count(*) filter (where x.counts and x.correct) as correct,
      coalesce(sum(x.earned) ${marked}, 0) as earned, coalesce(sum(x.possible) ${marked}, 0) as possible, coalesce(sum(m.earned - x.earned) ${marked}, 0) as rest,
      coalesce(sum(x.earned * x.earned) ${marked}, 0) as squares, coalesce(sum((m.earned - x.earned) * (m.earned - x.earned)) ${marked}, 0) as "restSquares",
      coalesce(sum(x.earned * (m.earned - x.earned)) ${marked}, 0) as products,
      count(*) ${done} as done, coalesce(sum(x.earned) ${done}, 0) as "doneEarned", coalesce(sum(x.earned * x.earned) ${done}, 0) as "doneSquares"
    from there t join base b on b.id = t.attempt_id
    left join ans x on x.attempt_id = t.attempt_id and x.slide_id = t.slide_id
    left join marks m on m.attempt_id = t.attempt_id
    left join last l on l.attempt_id = t.attempt_id
    left join times w on w.attempt_id = t.attempt_id and w.slide_id = t.slide_id
    left join clicks k on k.attempt_id = t.attempt_id and k.slide_id = t.slide_id
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

/** As `listFigureCounts`, from raw rows. */
export async function scanFigureCounts(
  db: ScanDb,
  scope: ScanScope,
  what: { readonly measures: readonly Measure[]; readonly slideIds?: readonly string[] },
  group?: FigureGroup,
): Promise<CountRow[]> {
  const whole = sql`floor((m.earned::float8 / m.possible::float8) * 100::float8 + 0.5::float8)::text`
  const isWhole = sql`x.counts and x.is_completed and x.correct is not null and x.possible > 0`
  const answers = (measure: Measure, of: RawBuilder<unknown>, add: RawBuilder<unknown>) =>
    sql`select x.group_key, x.deck_id, x.slide_id, ${measure}::text as measure, ${of} as of, ${add}::numeric as add from ans x`
  const share = sql`floor(x.earned::float8 / x.possible::float8 * 1000000::float8 + 0.5::float8)`
  const arms: Record<Measure, RawBuilder<unknown>> = {
    score: sql`select b.group_key, b.deck_id, '' as slide_id, 'score' as measure,
      (floor(${millionths(sql`b.percentage`)}::float8 / 1000000::float8 * 100::float8 + 0.5::float8) / 100::float8)::text as of, 0::numeric as add from base b where b.is_completed and b.percentage is not null`,
    seconds: sql`select b.group_key, b.deck_id, '' as slide_id, 'seconds' as measure, ${timeKeyOf(sql`b.seconds::float8`)} as of, 0::numeric as add from base b where b.is_completed and b.seconds is not null
      union all select b.group_key, b.deck_id, s.slide_id, 'seconds', ${timeKeyOf(sql`coalesce(x.spent_ms, w.ms)::float8 / 1000::float8`)}, 0::numeric
      from base b join (select distinct attempt_id, slide_id from acts) s on s.attempt_id = b.id
      left join ans x on x.attempt_id = b.id and x.slide_id = s.slide_id left join times w on w.attempt_id = b.id and w.slide_id = s.slide_id
      where b.is_started and coalesce(x.spent_ms, w.ms) is not null`,
    choice: sql`${answers('choice', sql`k.key`, sql`0`)}, unnest(x.keys) as k (key) where x.counts and k.key <> ''`,
    place: sql`${answers('place', sql`k.key`, sql`k.place`)}, unnest(x.places) with ordinality as k (key, place) where x.counts`,
    total: sql`${answers('total', whole, share)} join marks m on m.attempt_id = x.attempt_id where ${isWhole}`,
    chosen: sql`${answers('chosen', sql`${whole} || ' ' || k.key`, sql`0`)} join marks m on m.attempt_id = x.attempt_id, unnest(x.keys) as k (key) where ${isWhole} and k.key <> ''`,
  }
  const slides = what.slideIds === undefined ? sql`true` : sql`c.slide_id = any (${what.slideIds}::text[])`
  const { rows } = await sql<CountRow>`
    with ${baseOf(scope, group)}, ${actsOf(scope)}, ${timesOf(scope)}
    select c.group_key as key, c.deck_id as "deckId", c.slide_id as "slideId", c.measure, c.of, count(*) as count, coalesce(sum(c.add), 0) as sum
    from (${sql.join(
      what.measures.map((measure) => arms[measure]),
      sql` union all `,
    )}) c where ${slides} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

/** As `listDroppedOff`, from raw rows. */
export async function scanDroppedOff(db: ScanDb, scope: ScanScope, now: Date): Promise<DroppedRow[]> {
  const { rows } = await sql<DroppedRow>`
    with ${baseOf(scope)}, ${actsOf(scope)}
    select b.deck_id as "deckId", l.slide_id as "slideId", count(*) as count from base b join last l on l.attempt_id = b.id
    where b.is_started and not b.is_completed and l.at <= ${idleSince(now)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
