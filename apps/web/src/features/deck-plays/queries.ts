import { queryOptions } from '@tanstack/react-query'
import type { Filters } from '../../figures/filters.ts'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export const playQuery = (id: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('plays').one(id, filters),
    queryFn: ({ signal }) => api.plays.show({ params: { id }, query: filters, signal }),
    staleTime: 60_000,
  })
