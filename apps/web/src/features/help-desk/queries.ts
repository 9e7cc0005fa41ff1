import { ticketStates } from '@deckle/core/ticket/ticket.ts'
import { download } from '@deckle/contract/client/download.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, flagParam, idParam, textParam, type UrlState, urlParams } from '../../lib/url/url-params.ts'

export const helpUrl = urlParams({ q: textParam(100) })

export const queueUrl = urlParams({
  state: choiceParam([...ticketStates.slice(1), 'any']),
  q: textParam(100),
  mine: flagParam,
  client: idParam(100),
})
export type QueueUrl = UrlState<typeof queueUrl>

export const ownTicketsQuery = pagedQuery({
  queryKey: queryKeys('tickets').list('mine', {}),
  fetch: (page, signal) => api.tickets.list({ query: page, signal }),
})

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('tickets').one(id),
    queryFn: ({ signal }) => api.tickets.show({ params: { id }, signal }),
    refetchInterval: 60_000,
  })
export type Thread = Awaited<ReturnType<typeof api.tickets.show>>

export const operatorsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('tickets').one(id, 'operators'),
    queryFn: async ({ signal }) => (await api.tickets.operators({ params: { id }, signal })).people,
  })

export const queueQuery = ({ state = 'open', q, mine, client }: QueueUrl) =>
  pagedQuery({
    queryKey: queryKeys('tickets').list('queue', { state, q, mine, client }),
    fetch: (page, signal) =>
      api.tickets.queue({
        query: {
          ...(state !== 'any' && { state }),
          ...(q && { search: q }),
          ...(mine && { mine: 'true' }),
          ...(client && { client }),
          ...page,
        },
        signal,
      }),
    keepsRows: false,
  })

export const queueCountsQuery = queryOptions({
  queryKey: queryKeys('tickets').report('counts'),
  queryFn: async ({ signal }) => (await api.tickets.counts({ signal })).counts,
})

export const queueClientsQuery = queryOptions({
  queryKey: queryKeys('tickets').report('clients'),
  queryFn: async ({ signal }) => (await api.tickets.clients({ signal })).clients,
})

/** Of whoever asked without an account, by the secret of its address. */
export const threadQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys('tickets').report('thread', token),
    queryFn: ({ signal }) => api.tickets.openThread({ body: { token }, signal }),
    refetchInterval: 60_000,
  })

export const votesQuery = queryOptions({
  queryKey: queryKeys('help').report('votes'),
  queryFn: async ({ signal }) => (await api.help.votes({ signal })).votes,
})

export const downloadTicketFile = (id: string, file_id: string) =>
  download(api, 'tickets', 'file', { params: { id, file_id } })

export const downloadThreadFile = (token: string, file_id: string) =>
  download(api, 'tickets', 'threadFile', { body: { token, file_id } })
