/** What the analytics screen's address holds: days `YYYY-MM-DD`, both included, and a version's number. */
export interface AnalyticsUrl {
  readonly from?: string
  readonly to?: string
  readonly version?: number
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** Reads the address; what makes no sense there is left out. */
export function parseAnalyticsUrl(search: Readonly<Record<string, unknown>>): AnalyticsUrl {
  const from = dayOf(search['from'])
  const to = dayOf(search['to'])
  const version = Number(search['version'])
  return {
    ...(from && to && from <= to ? { from, to } : {}),
    ...(Number.isInteger(version) && version > 0 ? { version } : {}),
  }
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
}

/** Numbers of days that are offered at one press; the last of them is today. */
export const dayPresets = [7, 30, 90] as const

/** The last days, today among them, in the reader's own time zone. */
export function lastDays(count: number, today: Date): { readonly from: string; readonly to: string } {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + 1)
  return { from: localDay(first), to: localDay(today) }
}

/** Which preset the address's days are; none for others. */
export function presetOf({ from, to }: AnalyticsUrl, today: Date): (typeof dayPresets)[number] | undefined {
  return dayPresets.find((count) => {
    const days = lastDays(count, today)
    return days.from === from && days.to === to
  })
}

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The filter as a call's query, with the reader's own time zone. */
export function rangeQuery(url: AnalyticsUrl): AnalyticsUrl & { tz: string } {
  return { ...url, tz: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}
