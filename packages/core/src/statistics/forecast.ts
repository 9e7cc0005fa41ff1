import { dayFrom, dayNumber } from '../time/day.ts'

/** Use at the beginning of a day, `YYYY-MM-DD`. */
export interface DailyUse {
  readonly day: string
  readonly used: number
}

/** Days whose use is looked at, and how many of them there must be. */
export const FORECAST_DAYS = 90
export const FEWEST_DAYS = 14
/** Farther away nothing is foretold: three years. */
const FARTHEST = 1095

/**
 * The day when a limit is used up, if use grows as it did in the last 90 days (least squares); null with fewer than 14
 * of them, where use doesn't grow, where the limit is reached already, and beyond three years.
 * @param today `YYYY-MM-DD`
 * @param now use at this moment
 */
export function fullOn(
  days: readonly DailyUse[],
  { limit, now, today }: { readonly limit: number; readonly now: number; readonly today: string },
): string | null {
  const end = dayNumber(today)
  const points = days
    .map(({ day, used }) => ({ at: dayNumber(day) - end, used }))
    .filter(({ at }) => at > -FORECAST_DAYS && at <= 0)
    // Sums of fractions depend on their order.
    .toSorted((one, other) => one.at - other.at || one.used - other.used)
  if (new Set(points.map(({ at }) => at)).size < FEWEST_DAYS || now >= limit) return null
  const slope = slopeOf(points)
  const left = Math.ceil((limit - now) / slope)
  return slope > 0 && left <= FARTHEST ? dayFrom(end + left) : null
}

/** Growth a day, by least squares. */
function slopeOf(points: readonly { readonly at: number; readonly used: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, used] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.used))]
  const covariance = points.reduce((sum, point) => sum + (point.at - at) * (point.used - used), 0)
  return covariance / points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
}
