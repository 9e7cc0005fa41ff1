import { type Download, download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { choiceParam, dayParam, idParam, textParam, urlParams, type UrlState } from '../../../lib/url/url-params.ts'
import { writeConditions } from '../report/filter-fields.ts'
import { type ReportRow, reportQuery, type ReportTable } from '../queries.ts'

/** Days, what trends are split by, and which answers in words are read. */
export const surveyUrl = urlParams(
  { from: dayParam, to: dayParam, by: choiceParam(['day']), q: textParam(100), slide: idParam(40) },
  ({ from, to, ...rest }) => ({ ...rest, ...(from && to && from <= to ? { from, to } : {}) }),
)
export type SurveyUrl = UrlState<typeof surveyUrl>
export type Days = Pick<SurveyUrl, 'from' | 'to'>

/** Parts of a survey's report, with what each is asked by. */
type Call = 'surveySummary' | 'surveyTrends' | 'surveyText'
export interface SurveyTable {
  readonly call: Call
  readonly id: string
  readonly query: Days & { readonly group_by?: 'day' | 'month'; readonly search?: string; readonly slide_id?: string }
}

type Ask = (input: {
  readonly params: { readonly id: string }
  readonly query: object
  readonly signal: AbortSignal
}) => Promise<ReportTable>

const ask = ({ call, id, query }: SurveyTable, page: object, signal: AbortSignal) =>
  (api.reports[call] as Ask)({ params: { id }, query: { ...query, ...page }, signal })

/** All rows: as many as questions, or questions and periods. */
export const wholeSurvey = (table: SurveyTable) =>
  queryOptions({
    queryKey: queryKeys('reports').one(table.id, table.call, 'whole', table.query),
    queryFn: async ({ signal }): Promise<readonly ReportRow[]> => {
      const rows: ReportRow[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: ReportTable = await ask(table, { limit: 100, ...(cursor !== '' && { cursor }) }, signal)
        rows.push(...page.report.rows)
        cursor = page.next
      }
      return rows
    },
  })

export const surveyPages = (table: SurveyTable) =>
  pagedQuery({
    queryKey: queryKeys('reports').one(table.id, table.call, 'pages', table.query),
    fetch: (page, signal) => ask(table, { limit: 50, ...page }, signal),
    keepsRows: false,
  })

export const downloadSurvey = (
  { call, id, query }: SurveyTable,
  format: TableFormat,
  progress: DownloadProgress,
): Promise<Download> => download(api, 'reports', call, { params: { id }, query: { ...query, format }, ...progress })

export const deckNameQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(id, 'name'),
    queryFn: async ({ signal }) => (await api.decks.show({ params: { id }, signal })).deck.content.name,
  })

export const overviewQuery = (id: string, days: Days) =>
  queryOptions({
    queryKey: queryKeys('decks').one(id, 'analytics', 'overview', days),
    queryFn: async ({ signal }) => (await api.analytics.deckOverview({ params: { id }, query: days, signal })).overview,
  })

/** Of the deck alone. */
export const npsQuery = (id: string, days: Days) => {
  const filter = writeConditions([{ field: 'deck', op: 'is', value: id }])
  return reportQuery('nps', { ...days, filter })
}
