import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import type { ReportingZones } from '../../clients/tables.ts'
import type { FigureGroup, FigureScope } from '../scope.ts'
import type { FigureTables } from '../tables.ts'
import { activeOf, cellsOf } from './queries-cells.ts'

export type FiguresDb = ReadDbOf<FigureTables & ReportingZones>

/** Of the attempts of a scope that were started. Per cent and points are sums of millionths. */
export interface DeckSums {
  /** What the row is of, where they are split: an id, a day or first day of a month as `YYYY-MM-DD`, a value. */
  readonly key: string
  readonly views: number
  readonly starts: number
  readonly completions: number
  readonly passed: number
  readonly failed: number
  readonly leads: number
  /** Neither complete nor heard of for 30 minutes. */
  readonly abandons: number
  /** Completed attempts with a score, and the sum of their per cent. */
  readonly scored: number
  readonly percentageSum: number
  readonly timed: number
  readonly secondsSum: number
  /** Completed attempts that count for items, the sum of their points, and of their points' squares. */
  readonly itemAttempts: number
  readonly itemTotal: number
  readonly itemSquares: number
}

const total = (names: readonly string[]) =>
  sql.join(
    names.map(
      (name) =>
        sql`coalesce(sum(c.${sql.ref(name)}), 0) as ${sql.ref(name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))}`,
    ),
  )

const deckColumns = [
  'views',
  'starts',
  'completions',
  'passed',
  'failed',
  'leads',
  'scored',
  'percentage_sum',
  'timed',
  'seconds_sum',
  'item_attempts',
  'item_total',
  'item_squares',
] as const

interface DeckOptions {
  readonly now: Date
  readonly group?: FigureGroup | undefined
}

/** One row of zeros where they are not split and nothing was played. By key. */
export function deckFiguresQuery(scope: FigureScope, { now, group }: DeckOptions): RawBuilder<DeckSums> {
  return sql<DeckSums>`
    with sums as (
      select ${group === undefined ? sql`''::text` : sql`c.group_key`} as key, ${total(deckColumns)} from (${cellsOf('deck_figures', scope, group)}) c
      ${group === undefined ? sql`` : sql`group by 1`}
    ), active as (
      select a.group_key as key, count(*) as n from (${activeOf(scope, now, group)}) a group by 1
    )
    select sums.*, sums.starts - sums.completions - coalesce(active.n, 0) as abandons from sums left join active using (key) order by key collate "C"`
}

/** Of a slide. Points are sums of millionths, squares and products of their squares. */
export interface SlideSums {
  readonly key: string
  readonly deckId: string
  readonly slideId: string
  /** Started attempts that came to it, and that answered it. */
  readonly reached: number
  readonly answered: number
  /** Unfinished attempts that are there. */
  readonly open: number
  readonly links: number
  /** Attempts of which the time on it is known, and its sum in milliseconds. */
  readonly timed: number
  readonly spentSum: number
  /** Answers of the last attempt of each person, and the marked ones among them. */
  readonly responses: number
  readonly marked: number
  readonly correct: number
  readonly earned: number
  readonly possible: number
  /** Points of the other marked answers of the same attempts. */
  readonly rest: number
  readonly squares: number
  readonly restSquares: number
  readonly products: number
  /** Marked answers of those that were completed. */
  readonly done: number
  readonly doneEarned: number
  readonly doneSquares: number
}

const slideColumns = [
  'reached',
  'answered',
  'open',
  'links',
  'timed',
  'spent_sum',
  'responses',
  'marked',
  'correct',
  'earned',
  'possible',
  'rest',
  'squares',
  'rest_squares',
  'products',
  'done',
  'done_earned',
  'done_squares',
] as const

/**
 * Not where single days are split or filtered by a version, source, device or country, which `openFigures` counts from
 * rows.
 */
export async function listSlideFigures(db: FiguresDb, scope: FigureScope, group?: FigureGroup): Promise<SlideSums[]> {
  const { rows } = await sql<SlideSums>`
    select c.group_key collate "C" as key, c.deck_id as "deckId", c.slide_id collate "C" as "slideId", ${total(slideColumns)}
    from (${cellsOf('slide_figures', scope, group)}) c group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

/**
 * `score`: completed attempts of the deck by per cent; `seconds`: by time, of the deck or a slide. Of the last attempt
 * of each person: `choice` by what was answered; `place` of what was ranked, with the sum of places; of those that were
 * completed, `total`: marked answers by whole per cent of all points, with the sum of shares earned in millionths;
 * `chosen`: what was answered, behind the per cent and a space.
 */
export type Measure = 'score' | 'seconds' | 'choice' | 'place' | 'total' | 'chosen'

export interface CountRow {
  readonly key: string
  readonly deckId: string
  readonly slideId: string
  readonly measure: Measure
  /** What was counted: a choice, or a number as text. */
  readonly of: string
  readonly count: number
  readonly sum: number
}

/**
 * As `listSlideFigures`; of single days no `total` and `chosen` either.
 * @param slideIds '' is the deck itself
 */
export async function listFigureCounts(
  db: FiguresDb,
  scope: FigureScope,
  what: { readonly measures: readonly Measure[]; readonly slideIds?: readonly string[] },
  group?: FigureGroup,
): Promise<CountRow[]> {
  const slides = what.slideIds === undefined ? sql`true` : sql`c.slide_id = any (${what.slideIds}::text[])`
  const { rows } = await sql<CountRow>`
    select c.group_key as key, c.deck_id as "deckId", c.slide_id as "slideId", c.measure, c.key as of, sum(c.count) as count, sum(c.sum) as sum
    from (${cellsOf('figure_counts', scope, group)}) c where c.measure = any (${what.measures}::text[]) and ${slides}
    group by 1, 2, 3, 4, 5 having sum(c.count) > 0 order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

export interface DroppedRow {
  readonly deckId: string
  readonly slideId: string
  readonly count: number
}

/** Attempts that dropped off, by the slide where they are. */
export async function listDroppedOff(db: FiguresDb, scope: FigureScope, now: Date): Promise<DroppedRow[]> {
  const { rows } = await sql<DroppedRow>`
    with there as (
      select c.deck_id, c.slide_id, sum(c.open) as n from (${cellsOf('slide_figures', scope)}) c group by 1, 2
    ), active as (
      select a.deck_id, a.at_slide as slide_id, count(*) as n from (${activeOf(scope, now)}) a group by 1, 2
    )
    select t.deck_id as "deckId", t.slide_id as "slideId", t.n - coalesce(a.n, 0) as count
    from there t left join active a using (deck_id, slide_id) where t.n > coalesce(a.n, 0) order by 1, 2`.execute(db)
  return rows
}
