import { type Download, download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import type { ReportTable } from '@deckle/contract/reports.ts'
import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { countParam, dayParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

export type { ReportTable }
export type ReportRow = ReportTable['report']['rows'][number]

/** Days (both included), grouping and filter of a report; `filter` is JSON. */
export const reportUrl = urlParams(
  { from: dayParam, to: dayParam, group: textParam(40), filter: textParam(4000) },
  ({ from, to, ...rest }) => ({ ...rest, ...(from && to && from <= to ? { from, to } : {}) }),
)
export type ReportUrl = UrlState<typeof reportUrl>

const queryOf = ({ group, ...url }: ReportUrl) => ({ ...url, ...(group && { group_by: group }) })

/** The first hundred rows. */
export const reportQuery = (report: ReportName, url: ReportUrl) =>
  queryOptions({
    queryKey: queryKeys('reports').report(report, url),
    queryFn: ({ signal }) => api.reports.show({ params: { report }, query: { ...queryOf(url), limit: 100 }, signal }),
  })

export const reportPages = (report: ReportName, url: ReportUrl) =>
  pagedQuery({
    queryKey: queryKeys('reports').one(report, url),
    fetch: (page, signal) =>
      api.reports.show({ params: { report }, query: { ...queryOf(url), limit: 50, ...page }, signal }),
    keepsRows: false,
  })

/** All rows. */
export const downloadReport = (
  report: ReportName,
  url: ReportUrl,
  format: TableFormat,
  progress: DownloadProgress,
): Promise<Download> =>
  download(api, 'reports', 'show', { params: { report }, query: { ...queryOf(url), format }, ...progress })

export const statsQuery = queryOptions({
  queryKey: queryKeys('stats').all,
  queryFn: async ({ signal }) => (await api.stats.show({ signal })).stats,
})

export const periods = ['7', '30', '90'] as const
export type Period = (typeof periods)[number]
/** The days that the home looks at, up to today, and what is searched among the reports. */
export const homeUrl = urlParams({ days: countParam, q: textParam(60) }, ({ days, q }) => ({
  ...(periods.some((one) => one === String(days)) && { days }),
  ...(q !== undefined && { q }),
}))
