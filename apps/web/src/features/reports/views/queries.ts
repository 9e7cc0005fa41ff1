import type { ReportView } from '@deckle/contract/report-views.ts'
import type { BodyInputOf } from '@deckle/contract/kit/endpoint.ts'
import type { report_views } from '@deckle/contract/report-views.ts'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { periods, type ReportUrl } from '../queries.ts'

export type { ReportView }
export type ViewSettings = BodyInputOf<typeof report_views.create>

export const viewsQuery = pagedQuery({
  queryKey: queryKeys('report_views').list(),
  fetch: (page, signal) => api.report_views.list({ query: { limit: 50, ...page }, signal }),
})

/** What an address shows, to be kept: days that reach up to today stay so. */
export function settingsOf(
  url: ReportUrl,
  today: Date,
): Pick<ViewSettings, 'group' | 'filter' | 'from' | 'to' | 'days'> {
  const days = periods.map(Number).find((count) => {
    const { from, to } = lastDays(count, today)
    return from === url.from && to === url.to
  })
  return {
    group: url.group ?? '',
    filter: url.filter ?? '',
    from: days === undefined ? (url.from ?? null) : null,
    to: days === undefined ? (url.to ?? null) : null,
    days: days ?? null,
  }
}

/** The address that a kept report opens. */
export function hrefOf({ report, group, filter, from, to, days }: ReportView, today: Date): string {
  const range = days === null ? { from, to } : lastDays(days, today)
  const search = new URLSearchParams(
    Object.entries({ ...range, group, filter }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  return `/analytics/reports/${report}${search.size > 0 ? `?${search.toString()}` : ''}`
}
