import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { adminKeys } from '../../lib/query-keys.ts'

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
  placeholderData: keepPreviousData,
}
const pageOf = (search: string, cursor: string | null) => ({
  limit: 30,
  ...(search ? { search } : {}),
  ...(cursor ? { cursor } : {}),
})

export const healthQuery = queryOptions({
  queryKey: adminKeys.list('health'),
  queryFn: async ({ signal }) => (await api.admin.health({ signal })).health,
  refetchInterval: 15_000,
  staleTime: 0,
})
export type Health = Awaited<ReturnType<typeof api.admin.health>>['health']

export const clientsQuery = (search: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: adminKeys.list('clients', search),
    queryFn: ({ signal, pageParam }) => api.admin.clients({ query: pageOf(search, pageParam), signal }),
  })

export const outboxQuery = (search: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: adminKeys.list('outbox', search),
    queryFn: ({ signal, pageParam }) => api.admin.outbox({ query: pageOf(search, pageParam), signal }),
  })

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: adminKeys.one(id, 'mail'),
    queryFn: async ({ signal }) => (await api.admin.mail({ params: { id }, signal })).mail,
  })

export const auditQuery = (search: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: adminKeys.list('audit', search),
    queryFn: ({ signal, pageParam }) => api.admin.audit({ query: pageOf(search, pageParam), signal }),
  })
