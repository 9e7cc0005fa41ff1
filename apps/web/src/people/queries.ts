import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

export type Facet = Awaited<ReturnType<typeof api.users.facets>>['fields'][number]

export const facetsQuery = queryOptions({
  queryKey: queryKeys('users').report('facets'),
  queryFn: ({ signal }) => api.users.facets({ signal }),
  staleTime: 60_000,
})

/** The user's own record, which includes an address waiting to be confirmed. */
export const selfQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('users').one(id),
    queryFn: async ({ signal }) => (await api.users.show({ params: { id }, signal })).user,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('users').one(id, 'name'),
    queryFn: async ({ signal }) => (await api.users.show({ params: { id }, signal })).user,
  })
