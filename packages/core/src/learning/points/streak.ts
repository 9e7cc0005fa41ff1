import { addDays } from '../../time/day.ts'

/**
 * Days on which somebody learned, one after another, up to today or, while today is not over, up to yesterday.
 * @param days `YYYY-MM-DD` by the person's calendar
 */
export function streak(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : addDays(today, -1)
  let length = 0
  for (; days.has(day); day = addDays(day, -1)) length++
  return length
}

/** Those days that earn points: the day before them is there too. */
export const streakDays = (days: ReadonlySet<string>): readonly string[] =>
  [...days].filter((day) => days.has(addDays(day, -1)))
