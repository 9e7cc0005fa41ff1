import { type Download, download } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { queryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, dayParam, idParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

/** Days (both included), the touch that is credited, and what the ways lead through. */
export const flowsUrl = urlParams(
  {
    from: dayParam,
    to: dayParam,
    model: choiceParam(['last']),
    /** `-`: none is known. */
    source: textParam(100),
    campaign: textParam(100),
    deck: idParam(36),
    article: idParam(36),
  },
  ({ from, to, ...rest }) => ({
    ...rest,
    ...(from && to && from > to ? {} : { ...(from && { from }), ...(to && { to }) }),
  }),
)
export type FlowsUrl = UrlState<typeof flowsUrl>

export const isFiltered = ({ from, to, source, campaign, deck, article }: FlowsUrl): boolean =>
  [from, to, source, campaign, deck, article].some((value) => value !== undefined)

export const flowQuery = (url: FlowsUrl) =>
  queryOptions({
    queryKey: queryKeys('flows').report('show', url),
    queryFn: async ({ signal }) => (await api.flows.show({ query: url, signal })).flow,
    placeholderData: keepPreviousData,
    // Somebody may come at any time.
    staleTime: 0,
  })

export const choicesQuery = queryOptions({
  queryKey: queryKeys('flows').report('filters'),
  queryFn: ({ signal }) => api.flows.filters({ signal }),
})

export const downloadFlows = (url: FlowsUrl, format: TableFormat): Promise<Download> =>
  download(api, 'flows', 'export', { query: { ...url, format } })
