import { countParam, dayParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

/** The analytics URL: days `YYYY-MM-DD`, both inclusive, and a version number. */
export const analyticsUrl = urlParams(
  { from: dayParam, to: dayParam, version: countParam },
  ({ from, to, version }) => ({
    ...(from && to && from <= to ? { from, to } : {}),
    ...(version ? { version } : {}),
  }),
)
export type AnalyticsUrl = UrlState<typeof analyticsUrl>

/** Numbers of days offered as presets, including today. */
export const dayPresets = [7, 30, 90] as const

/** The last `count` days including today, in the user's time zone. */
export function lastDays(count: number, today: Date): { readonly from: string; readonly to: string } {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + 1)
  return { from: localDay(first), to: localDay(today) }
}

/** The preset that matches the days; undefined for none. */
export function presetOf({ from, to }: AnalyticsUrl, today: Date): (typeof dayPresets)[number] | undefined {
  return dayPresets.find((count) => {
    const days = lastDays(count, today)
    return days.from === from && days.to === to
  })
}

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The filter as a call's query, with the user's time zone. */
export function rangeQuery(url: AnalyticsUrl): AnalyticsUrl & { tz: string } {
  return { ...url, tz: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}
