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

/** The filter as a call's query, with the reader's own time zone. */
export function rangeQuery(url: AnalyticsUrl): AnalyticsUrl & { tz: string } {
  return { ...url, tz: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}
