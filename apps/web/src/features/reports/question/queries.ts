import { type Download, download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { type ResponseGroup, responseGroups } from '@deckle/core/report/reports/question-responses.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { choiceParam, dayParam, textParam, urlParams, type UrlState } from '../../../lib/url/url-params.ts'
import type { ReportRow, ReportTable } from '../queries.ts'

export type { ResponseGroup }
export const splits = Object.keys(responseGroups) as readonly ResponseGroup[]

/** What answers are split by, days, and the answer that the chart shows. */
export const questionUrl = urlParams(
  { by: choiceParam(splits), from: dayParam, to: dayParam, answer: textParam(300) },
  ({ from, to, ...rest }) => ({ ...rest, ...(from && to && from <= to ? { from, to } : {}) }),
)
export type QuestionUrl = UrlState<typeof questionUrl>
type Days = Pick<QuestionUrl, 'from' | 'to'>

/** A question of a deck, split. */
export interface Split {
  readonly deckId: string
  readonly slideId: string
  readonly groupBy: ResponseGroup
  readonly days: Days
}

const paramsOf = ({ deckId, slideId, groupBy }: Split) => ({ id: `${deckId}.${slideId}`, groupBy })

/** All rows, with the columns that name a group. */
export const splitQuery = (split: Split) =>
  queryOptions({
    queryKey: queryKeys('reports').one(split.deckId, 'responses', split),
    queryFn: async ({ signal }): Promise<ReportTable['report']> => {
      const rows: ReportRow[] = []
      for (let cursor: string | undefined; ;) {
        const query = { ...split.days, limit: 100, ...(cursor !== undefined && { cursor }) }
        const { report, next } = await api.reports.responses({ params: paramsOf(split), query, signal })
        rows.push(...report.rows)
        if (next === null) return { ...report, rows }
        cursor = next
      }
    },
  })

export const downloadSplit = (split: Split, format: TableFormat, progress: DownloadProgress): Promise<Download> =>
  download(api, 'reports', 'responses', { params: paramsOf(split), query: { ...split.days, format }, ...progress })

/** The deck's questions, to name this one and lead to its neighbours. */
export const questionsQuery = (deckId: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'questions', 'names'),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckQuestions({ params: { id: deckId }, query: {}, signal })).questions,
    staleTime: 60_000,
  })
