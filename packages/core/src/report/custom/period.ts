import { addDays, dayNumber } from '../../time/day.ts'
import type { ReportPeriod } from './widget.ts'

export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

/** @param today in the zone that days are counted in */
export function daysOf({ days, from, to }: ReportPeriod, today: string): DayRange {
  return days === null ? { from, to } : { from: addDays(today, 1 - days), to: today }
}

/** As many days just before; null where there is no beginning. @param today ends a period that has no end */
export function daysBefore({ from, to }: DayRange, today: string): DayRange | null {
  if (from === null) return null
  const length = dayNumber(to ?? today) - dayNumber(from) + 1
  return length < 1 ? null : { from: addDays(from, -length), to: addDays(from, -1) }
}
