import { type Download, download } from '@deckle/contract/client/download.ts'
import type { CustomReport, CustomReportRow } from '@deckle/contract/custom-reports.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import type { ReportPeriod, Widget } from '@deckle/core/report/custom/widget.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export type { CustomReport, CustomReportRow }

export const customReportsQuery = pagedQuery({
  queryKey: queryKeys('custom_reports').list(),
  fetch: (page, signal) => api.custom_reports.list({ query: { limit: 20, ...page }, signal }),
})

/** Read once, and then kept by its session. */
export const customReportQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('custom_reports').one(id),
    queryFn: async ({ signal }) => (await api.custom_reports.show({ params: { id }, signal })).report,
    staleTime: Infinity,
    gcTime: 0,
  })

/** Days that widgets are asked for; none for all of time. */
export interface WidgetDays {
  readonly from?: string
  readonly to?: string
}

export function widgetDays({ days, from, to }: ReportPeriod, today: Date): WidgetDays {
  if (days !== null) return { ...lastDays(days, today) }
  return { ...(from !== null && { from }), ...(to !== null && { to }) }
}

/** What decides what is read: not where a widget stands, nor what it is called. */
const definitionOf = (widget: Widget): string => JSON.stringify({ ...widget, id: 'w', title: '', width: 1, text: '' })

export const widgetQuery = (widget: Widget, days: WidgetDays) =>
  queryOptions({
    queryKey: queryKeys('custom_reports').report('figures', definitionOf(widget), days),
    queryFn: async ({ signal }) =>
      (await api.custom_reports.figures({ query: { widget: definitionOf(widget), ...days }, signal })).figures,
    staleTime: 60_000,
  })

/** All rows of a widget. */
export const downloadWidget = (widget: Widget, days: WidgetDays, format: TableFormat): Promise<Download> =>
  download(api, 'custom_reports', 'figures', { query: { widget: JSON.stringify(widget), ...days, format } })

export const deckChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('decks').report('names', search),
    queryFn: async ({ signal }) => (await api.decks.list({ query: { search, limit: 20 }, signal })).decks,
    placeholderData: keepPreviousData,
  })

export const deckNameQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(id, 'name'),
    queryFn: async ({ signal }) => (await api.decks.show({ params: { id }, signal })).deck.content.name,
    staleTime: 60_000,
  })
