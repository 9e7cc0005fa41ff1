import type { analytics } from '@deckle/contract/analytics.ts'
import type { PeriodFigures } from '@deckle/contract/models/deck-figures.ts'
import { MILLION } from '@deckle/core/report/facts/millionths.ts'
import { countedQuantile, type CountedValue } from '@deckle/core/statistics/counted-quantile.ts'
import { addDays, dayNumber } from '@deckle/core/time/day.ts'
import type { Handler } from '../../../http/handler.ts'
import type { CountRow, DeckSums, FigureSource } from '../../figures/index.ts'
import { isFiltered, prepareDeckFigures, unfiltered } from '../open-deck-figures.ts'
import type { Scope } from '../queries.ts'
import { requireScope } from '../require-scope.ts'
import { type DayCount, listDays } from './queries.ts'

/** Of ten per cent each. */
const BANDS = 10
/** The chart of days goes back this far. */
const MOST_DAYS = 366

export const deckOverview: Handler<typeof analytics.deckOverview> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: scope.tz, dateStyle: 'short' }).format(deps.now())
  const earliest = addDays(today, 1 - MOST_DAYS)
  const open = await prepareDeckFigures(deps, scope)
  const source = open(scope)
  const latest = open({ ...scope, from: scope.from !== null && scope.from > earliest ? scope.from : earliest })
  const [period, before, byDay, byDevice, counts] = await Promise.all([
    readPeriod(open, scope),
    scope.from === null ? null : readPeriod(open, daysBefore(scope, scope.from, today)),
    listDays(deps.db, latest.deckQuery('day')),
    source.deck('device'),
    source.counts({ measures: ['score', 'seconds'], slideIds: [''] }),
  ])
  const scores = valuesOf(counts, 'score')
  return {
    overview: {
      ...period,
      tz: scope.tz,
      before,
      medianPercentage: countedQuantile(scores, 0.5),
      medianSeconds: countedQuantile(valuesOf(counts, 'seconds'), 0.5),
      days: withoutGaps(byDay, scope, today),
      scores: bandsOf(scores),
      devices: byDevice
        .filter(({ starts }) => starts > 0)
        .map(({ key, starts }) => ({ device: key, count: starts }))
        .toSorted((one, other) => other.count - one.count || (one.device < other.device ? -1 : 1)),
    },
  }
}

async function readPeriod(open: (scope: Scope) => FigureSource, scope: Scope): Promise<PeriodFigures> {
  const of = async (one: Scope) => (await open(one).deck())[0] as DeckSums
  const [sums, everyones] = await Promise.all([of(scope), isFiltered(scope) ? of(unfiltered(scope)) : null])
  return presentPeriod(everyones ? { ...sums, views: everyones.views } : sums)
}

function presentPeriod(sums: DeckSums): PeriodFigures {
  const { views, starts, completions, abandons, leads, scored, percentageSum, passed, failed } = sums
  return {
    views,
    starts,
    completions,
    abandons,
    leads,
    completionRate: starts > 0 ? (completions / starts) * 100 : null,
    meanPercentage: scored > 0 ? percentageSum / MILLION / scored : null,
    passed: passed + failed > 0 ? passed : null,
  }
}

/** As many days as are looked at, directly before them. */
function daysBefore(scope: Scope, from: string, today: string): Scope {
  const length = Math.max(1, dayNumber(scope.to ?? today) - dayNumber(from) + 1)
  return { ...scope, from: addDays(from, -length), to: addDays(from, -1) }
}

const valuesOf = (counts: readonly CountRow[], wanted: CountRow['measure']): CountedValue[] =>
  counts.flatMap(({ measure, of, count }) => (measure === wanted ? [{ value: Number(of), count }] : []))

/** The last band includes 100. */
function bandsOf(scores: readonly CountedValue[]): number[] {
  const bands = Array.from({ length: BANDS }, () => 0)
  for (const { value, count } of scores) {
    const band = Math.max(0, Math.min(Math.floor(value / BANDS), BANDS - 1))
    bands[band] = (bands[band] ?? 0) + count
  }
  return bands
}

/** Each day of the range, from the first attempt where it has no beginning; at most the last 366. */
function withoutGaps(rows: readonly DayCount[], { from, to }: Scope, today: string) {
  const found = new Map(rows.map((row) => [row.day, row]))
  const last = dayNumber(to ?? today)
  const first = Math.max(dayNumber(from ?? [...found.keys()].toSorted()[0] ?? today), last - MOST_DAYS + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const day = addDays(new Date(0).toISOString().slice(0, 10), first + at)
    const row = found.get(day)
    return { day, starts: row?.starts ?? 0, completions: row?.completions ?? 0 }
  })
}
