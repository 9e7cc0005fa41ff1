import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('clients').one(id),
    queryFn: async ({ signal }) => (await api.clients.show({ params: { id }, signal })).client,
  })
