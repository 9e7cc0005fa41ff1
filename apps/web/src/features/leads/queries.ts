import { type Download, download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import type { Lead } from '@deckle/contract/leads.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { leadSorts, type LeadStatus, leadStatuses } from '@deckle/core/lead/lead.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import {
  choiceParam,
  dayParam,
  flagParam,
  idParam,
  textParam,
  urlParams,
  type UrlState,
} from '../../lib/url/url-params.ts'
import { timeZone } from '../../words/use-words.ts'

export const leadsUrl = urlParams({
  view: choiceParam(['board']),
  q: textParam(100),
  deck: idParam(36),
  status: choiceParam(leadStatuses),
  /** A person's id, or `none`. */
  owner: idParam(36),
  tag: idParam(36),
  /** `-`: not known. */
  source: textParam(200),
  /** `-`: none. */
  outcome: textParam(400),
  first: textParam(100),
  last: textParam(100),
  from: dayParam,
  to: dayParam,
  duplicates: flagParam,
  bin: flagParam,
  sort: choiceParam(leadSorts.slice(1)),
})
export type LeadsUrl = UrlState<typeof leadsUrl>

const filterNames = [
  'q',
  'deck',
  'status',
  'owner',
  'tag',
  'source',
  'outcome',
  'first',
  'last',
  'from',
  'to',
  'duplicates',
  'bin',
] as const

export const isFiltered = (url: LeadsUrl): boolean => filterNames.some((name) => url[name] !== undefined)
export const withoutFilters = ({ view, sort }: LeadsUrl): LeadsUrl => ({ view, sort })

/** What lists, counts and the export ask for. */
const filtersOf = ({ q, deck, owner, tag, source, outcome, first, last, from, to, duplicates }: LeadsUrl) => ({
  ...(q && { search: q.trim() }),
  ...(deck && { deck }),
  ...(owner && { owner }),
  ...(tag && { tag }),
  ...(source && { source }),
  ...(outcome && { outcome }),
  ...(first && { first_source: first }),
  ...(last && { last_source: last }),
  ...(from && { from }),
  ...(to && { to }),
  ...((from || to) && { tz: timeZone }),
  ...(duplicates && { duplicates: 'true' as const }),
})

const listOf = ({ status, sort, bin, ...url }: LeadsUrl) => ({
  ...filtersOf(url),
  ...(status && { status }),
  ...(sort && { sort }),
  ...(bin && { bin: 'true' as const }),
})

export const leadsOf = ({ leads }: { readonly leads: readonly Lead[] }) => leads

const pages = (query: ReturnType<typeof listOf> & { readonly limit: number }) =>
  pagedQuery({
    queryKey: queryKeys('leads').list(query),
    fetch: (page, signal) => api.leads.list({ query: { ...query, ...page }, signal }),
    // Somebody may play a deck at any time.
    staleTime: 0,
  })

export const leadsQuery = (url: LeadsUrl) => pages({ ...listOf(url), limit: 50 })

/** A column of the board. */
export const columnQuery = (url: LeadsUrl, status: LeadStatus) => pages({ ...filtersOf(url), status, limit: 20 })

export const countsQuery = (url: LeadsUrl) =>
  queryOptions({
    queryKey: queryKeys('leads').report('counts', filtersOf(url)),
    queryFn: async ({ signal }) => (await api.leads.counts({ query: filtersOf(url), signal })).counts,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const choicesQuery = queryOptions({
  queryKey: queryKeys('leads').report('filters'),
  queryFn: ({ signal }) => api.leads.filters({ signal }),
})

export const exportLeads = (url: LeadsUrl, format: TableFormat, progress: DownloadProgress): Promise<Download> =>
  download(api, 'leads', 'export', { query: { ...listOf(url), format }, ...progress })

/** People who can look after leads, by a part of the name. */
export const ownersQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('leads').report('people', search),
    queryFn: async ({ signal }) => (await api.leads.people({ query: search ? { search } : {}, signal })).people,
    placeholderData: keepPreviousData,
  })

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('leads').one(id),
    queryFn: ({ signal }) => api.leads.show({ params: { id }, signal }),
    staleTime: 0,
  })

/** What the person touched, in time. */
export const pathQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('leads').one(id, 'path'),
    queryFn: async ({ signal }) => (await api.leads.path({ params: { id }, signal })).steps,
  })

export const notesQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('leads').one(id, 'notes', {}),
    fetch: (page, signal) => api.leads.notes({ params: { id }, query: page, signal }),
    staleTime: 0,
  })

export const historyQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('leads').one(id, 'history', {}),
    fetch: (page, signal) => api.leads.history({ params: { id }, query: page, signal }),
    staleTime: 0,
  })

/** What a change of leads changes: lists, counts, the lead itself. */
export const changedByLeads = [queryKeys('leads').all]
