import { dayFrom, dayNumber } from '../time/day.ts'

/** Usage at the start of a day (`YYYY-MM-DD`). */
export interface DailyUse {
  readonly day: string
  readonly used: number
}

/** Most recent days used for a forecast, and the minimum of days with data. */
export const FORECAST_DAYS = 90
export const FEWEST_DAYS = 14
/** Longest forecast in days: three years. */
const FARTHEST = 1095

/**
 * Forecasts the day on which a limit is reached, by linear regression over the last 90 days. Null with fewer than 14 days
 * of data, without growth, if the limit is already reached, and beyond three years.
 * @param today `YYYY-MM-DD`
 * @param now current usage
 */
export function fullOn(
  days: readonly DailyUse[],
  { limit, now, today }: { readonly limit: number; readonly now: number; readonly today: string },
): string | null {
  const end = dayNumber(today)
  const points = days
    .map(({ day, used }) => ({ at: dayNumber(day) - end, used }))
    .filter(({ at }) => at > -FORECAST_DAYS && at <= 0)
    // Floating-point sums depend on the order.
    .toSorted((one, other) => one.at - other.at || one.used - other.used)
  if (new Set(points.map(({ at }) => at)).size < FEWEST_DAYS || now >= limit) return null
  const slope = slopeOf(points)
  const left = Math.ceil((limit - now) / slope)
  return slope > 0 && left <= FARTHEST ? dayFrom(end + left) : null
}

/** Growth per day, by least squares. */
function slopeOf(points: readonly { readonly at: number; readonly used: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, used] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.used))]
  const covariance = points.reduce((sum, point) => sum + (point.at - at) * (point.used - used), 0)
  return covariance / points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
}
