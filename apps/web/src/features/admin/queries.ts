import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const searchQuery = (search: string) => ({ limit: 30, ...(search ? { search } : {}) })

export const healthQuery = queryOptions({
  queryKey: queryKeys('admin').report('health'),
  queryFn: async ({ signal }) => (await api.admin.health({ signal })).health,
  refetchInterval: 15_000,
  staleTime: 0,
})
export type Health = Awaited<ReturnType<typeof api.admin.health>>['health']

export const clientsQuery = (search: string) =>
  pagedQuery({
    queryKey: queryKeys('admin').list('clients', search),
    fetch: (page, signal) => api.admin.clients({ query: { ...searchQuery(search), ...page }, signal }),
  })

export const outboxQuery = (search: string) =>
  pagedQuery({
    queryKey: queryKeys('admin').list('outbox', search),
    fetch: (page, signal) => api.admin.outbox({ query: { ...searchQuery(search), ...page }, signal }),
  })

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('admin').one(id, 'mail'),
    queryFn: async ({ signal }) => (await api.admin.mail({ params: { id }, signal })).mail,
  })

export const auditQuery = (search: string) =>
  pagedQuery({
    queryKey: queryKeys('admin').list('audit', search),
    fetch: (page, signal) => api.admin.audit({ query: { ...searchQuery(search), ...page }, signal }),
  })
