import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { pagedQuery } from '../list/paged-query.ts'
import { queryKeys } from '../query-keys.ts'

export const usageQuery = (clientId: string) =>
  queryOptions({
    queryKey: queryKeys('usage').one(clientId),
    queryFn: async ({ signal }) => (await api.usage.show({ params: { id: clientId }, signal })).usage,
  })

export const spaceQuery = (clientId: string) =>
  pagedQuery({
    queryKey: queryKeys('usage').list(clientId),
    fetch: (page, signal) => api.usage.space({ params: { id: clientId }, query: page, signal }),
  })
