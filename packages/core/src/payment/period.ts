import type { PricePeriod } from '../plan/price.ts'

/**
 * The end of a period, in UTC: the same day of a later month, or its last day.
 * @param first when the first period began: its day of the month is kept through shorter months
 */
export function periodEnd(from: Date, period: Exclude<PricePeriod, 'once'>, first: Date = from): Date {
  const months = period === 'year' ? 12 : 1
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(first.getUTCDate(), last))
  return end
}
