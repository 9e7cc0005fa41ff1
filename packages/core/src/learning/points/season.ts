import { addDays, dayNumber } from '../../time/day.ts'
import { dayIn, dayStart } from '../../time/time-zone.ts'

export const seasons = ['Forever', 'month', 'week'] as const
export type Season = (typeof seasons)[number]

/** ISO 8601, `from` included, `to` not; null for no bound. */
export interface SeasonBounds {
  readonly from: string | null
  readonly to: string | null
}

/**
 * The calendar month or week (from Monday) that a moment is in.
 * @param now milliseconds since 1970
 * @param timeZone an IANA name; RangeError for any other
 */
export function seasonBounds(season: Season, now: number, timeZone: string): SeasonBounds {
  if (season === 'Forever') return { from: null, to: null }
  const today = dayIn(timeZone, now)
  const first = season === 'month' ? firstOfMonth(today) : addDays(today, -weekday(today))
  const next = season === 'month' ? firstOfMonth(addDays(first, 31)) : addDays(first, 7)
  return { from: startOf(timeZone, first), to: startOf(timeZone, next) }
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** 0 on Monday; 1 January 1970 was a Thursday. */
const weekday = (day: string): number => (((dayNumber(day) + 3) % 7) + 7) % 7

const startOf = (timeZone: string, day: string): string => new Date(dayStart(timeZone, day)).toISOString()
