import { addDays } from '@deckle/core/time/day.ts'
import { dayStart } from '@deckle/core/time/time-zone.ts'

const QUARTER = 900_000

/** Quarters of an hour of a month in UTC that belong to a day, or a month, of a time zone. */
export interface Span {
  /** `YYYY-MM-DD` or `YYYY-MM` of the zone. */
  readonly key: string
  /** The first day of the month in UTC. */
  readonly month: string
  /** Quarters since its beginning, and how many. */
  readonly from: number
  readonly length: number
}

interface Days {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
  readonly tz: string
}

/** Of each day or month of the range. */
export function activeSpans({ from, to, tz }: Days, unit: 'day' | 'month'): readonly Span[] {
  const spans: Span[] = []
  for (let first = from; first <= to;) {
    const next = unit === 'day' ? addDays(first, 1) : nextMonth(first)
    const end = next > to ? addDays(to, 1) : next
    spans.push(...spansBetween(unit === 'day' ? first : first.slice(0, 7), dayStart(tz, first), dayStart(tz, end)))
    first = next
  }
  return spans
}

const nextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`

/** Each zone's days begin at whole quarters. */
function spansBetween(key: string, start: number, end: number): readonly Span[] {
  const spans: Span[] = []
  for (let at = start; at < end;) {
    const month = `${new Date(at).toISOString().slice(0, 7)}-01`
    const stop = Math.min(end, Date.parse(nextMonth(month)))
    const from = Math.floor((at - Date.parse(month)) / QUARTER)
    spans.push({ key, month, from, length: Math.ceil((stop - at) / QUARTER) })
    at = stop
  }
  return spans
}
