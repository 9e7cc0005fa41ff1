import { addDays } from '@deckle/core/time/day.ts'
import type { RawBuilder } from 'kysely'

/** What figures are kept by, one at a time; a version by its id, a country that is unknown as ''. */
export const figureFilters = ['version', 'source', 'device', 'country'] as const
export type FigureFilter = (typeof figureFilters)[number]

/** What figures are split by. `tags`: source, medium and campaign, a line each. */
export type FigureGroup = 'deck' | 'day' | 'month' | 'tags' | FigureFilter

/** Which figures are added up: decks of a client, and the attempts that began within days of its reporting zone. */
export interface FigureScope {
  readonly clientId: string
  /** Ids, or a condition on the column of ids that it is given. */
  readonly decks: readonly string[] | ((deckId: RawBuilder<unknown>) => RawBuilder<boolean>)
  /** `YYYY-MM-DD`; null from the beginning. */
  readonly from: string | null
  /** The last day, included; null until now. */
  readonly to: string | null
  readonly filter: { readonly by: FigureFilter; readonly value: string } | null
}

/**
 * What figures of a scope are kept by: what they are split by, else what they are filtered by, else `all`. Null where it is
 * both, which is not kept.
 */
export function dimensionOf(
  filter: FigureScope['filter'],
  group: FigureGroup | undefined,
): FigureFilter | 'tags' | 'all' | null {
  const split = group === 'deck' || group === 'day' || group === 'month' ? undefined : group
  if (filter && split !== undefined && split !== filter.by) return null
  return split ?? filter?.by ?? 'all'
}

/** Whether single days are added up: of slides, these are kept of all attempts together alone. */
export const needsDays = (scope: Pick<FigureScope, 'from' | 'to'>, group: FigureGroup | undefined): boolean =>
  spansOf(scope, finestOf(group)).some(({ grain }) => grain === 'day')

export function finestOf(group: FigureGroup | undefined): Grain {
  return group === 'day' || group === 'month' ? group : 'all'
}

export type Grain = 'all' | 'month' | 'day'

/** Days of cells of one grain; `before` is not included. */
export interface Span {
  readonly grain: Grain
  readonly from: string | null
  readonly before: string | null
}

/** The fewest cells that the days of a scope are made of: whole months, and days before and after them. */
export function spansOf({ from, to }: Pick<FigureScope, 'from' | 'to'>, finest: Grain = 'all'): readonly Span[] {
  const before = to === null ? null : addDays(to, 1)
  if (finest === 'day') return [{ grain: 'day', from, before }]
  if (from === null && to === null) return [{ grain: finest, from, before }]
  const firstMonth = from === null ? null : monthOnOrAfter(from)
  const endOfMonths = before === null ? null : `${before.slice(0, 7)}-01`
  if (firstMonth !== null && endOfMonths !== null && firstMonth >= endOfMonths) return [{ grain: 'day', from, before }]
  const spans: Span[] = [{ grain: 'month', from: firstMonth, before: endOfMonths }]
  if (from !== null && firstMonth !== from) spans.push({ grain: 'day', from, before: firstMonth })
  if (before !== null && endOfMonths !== before) spans.push({ grain: 'day', from: endOfMonths, before })
  return spans
}

function monthOnOrAfter(day: string): string {
  if (day.endsWith('-01')) return day
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
