import { download } from '@deckle/contract/client/download.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'

type Reports = typeof api.learning_reports
export type ReportName = keyof Reports
/** A row by column: what the report answers. */
export type RowOf<N extends ReportName> = Awaited<ReturnType<Reports[N]>>['report']['rows'][number]

export interface ReportReply<N extends ReportName> {
  readonly report: { readonly rows: readonly RowOf<N>[] }
  readonly next: string | null
}

/** A report of a person, team, course, topic or competency, with what narrows it. */
export interface Wanted<N extends ReportName> {
  readonly name: N
  readonly id: string
  readonly query?: Readonly<Record<string, string>> | undefined
}

interface Input {
  readonly params: { readonly id: string }
  readonly query: Readonly<Record<string, string | number>>
  readonly signal?: AbortSignal
}

const callOf = <N extends ReportName>(name: N) =>
  api.learning_reports[name] as unknown as (input: Input) => Promise<ReportReply<N>>

const keys = queryKeys('learning_reports')
/** Refetched when older than a minute. */
const fresh = { staleTime: 60_000 }

/** The first hundred rows: all of what is not paged. */
export const reportQuery = <N extends ReportName>({ name, id, query = {} }: Wanted<N>) =>
  queryOptions({
    queryKey: keys.one(id, name, query),
    queryFn: ({ signal }) => callOf(name)({ params: { id }, query: { ...query, limit: 100 }, signal }),
    ...fresh,
  })

export const reportRowsQuery = <N extends ReportName>({ name, id, query = {} }: Wanted<N>) =>
  pagedQuery({
    queryKey: keys.one(id, name, 'rows', query),
    fetch: (page, signal) => callOf(name)({ params: { id }, query: { ...query, ...page }, signal }),
    keepsRows: false,
    ...fresh,
  })

export const downloadReport = ({ name, id, query = {} }: Wanted<ReportName>) =>
  download(api, 'learning_reports', name, { params: { id }, query: { ...query, format: 'csv' } })

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('courses').one(id, 'title'),
    queryFn: async ({ signal }) => (await api.courses.show({ params: { id }, signal })).course.content.title,
  })

export const personNameQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('users').one(id, 'name'),
    queryFn: async ({ signal }) => (await api.users.show({ params: { id }, signal })).user,
  })
