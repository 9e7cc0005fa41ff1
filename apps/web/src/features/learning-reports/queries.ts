import { type Download, download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import { learnerStates, teamFilters } from '@deckle/core/learning/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, dayParam, idParam, textParam, urlParams } from '../../lib/url/url-params.ts'

type Calls = typeof api.learning_reports
export type ReportName = keyof Calls
export type ReportPage<Name extends ReportName> = Awaited<ReturnType<Calls[Name]>>
export type RowOf<Name extends ReportName> = ReportPage<Name>['report']['rows'][number]

/** A report of a person, team, course, topic or competency. */
export interface Report<Name extends ReportName = ReportName> {
  readonly name: Name
  readonly id: string
  readonly filter?: {
    readonly course_id?: string
    readonly from?: string
    readonly to?: string
    readonly tz?: string
    readonly search?: string
    readonly show?: string
    readonly status?: string
  }
}

type Call<Name extends ReportName> = (input: {
  readonly params: { readonly id: string }
  readonly query: object
  readonly signal: AbortSignal
}) => Promise<ReportPage<Name>>

const keyOf = ({ name, id, filter = {} }: Report, how: 'whole' | 'pages') =>
  queryKeys('learning_reports').one(id, name, how, filter)

const ask = <Name extends ReportName>({ name, id, filter }: Report<Name>, page: object, signal: AbortSignal) =>
  (api.learning_reports[name] as Call<Name>)({ params: { id }, query: { ...filter, ...page }, signal })

/** A report that is one page. */
export const reportQuery = <Name extends ReportName>(report: Report<Name>) =>
  queryOptions({ queryKey: keyOf(report, 'whole'), queryFn: ({ signal }) => ask(report, {}, signal) })

export const reportPages = <Name extends ReportName>(report: Report<Name>) =>
  pagedQuery({
    queryKey: keyOf(report, 'pages'),
    fetch: (page, signal) => ask(report, { limit: 50, ...page }, signal),
    keepsRows: false,
  })

/** All rows. */
export const downloadReport = (
  { name, id, filter }: Report,
  format: TableFormat,
  progress: DownloadProgress,
): Promise<Download> =>
  download(api, 'learning_reports', name, { params: { id }, query: { ...filter, format }, ...progress })

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('courses').one(id, 'title'),
    queryFn: async ({ signal }) => (await api.courses.show({ params: { id }, signal })).course.content.title,
  })

/** The names of its levels, the lowest first. */
export const scaleQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('competencies').list(),
    queryFn: async ({ signal }) => (await api.competencies.list({ signal })).competencies,
    select: (all) => all.find((one) => one.id === id)?.scale,
  })

/** The topic that is open, and which learners are shown. */
export const courseUrl = urlParams({ topic: idParam(40), q: textParam(100), status: choiceParam(learnerStates) })

/** Everyone below this person, and which of them are shown. */
export const teamUrl = urlParams({ node: idParam(36), q: textParam(100), show: choiceParam(teamFilters) })

/** Days of the timeline, both inclusive. */
export const learnerUrl = urlParams({ from: dayParam, to: dayParam }, ({ from, to }) =>
  from && to && from <= to ? { from, to } : {},
)
