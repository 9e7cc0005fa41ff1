import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: async ({ signal }) => (await api.analytics.stats({ signal })).stats,
})
export type Stats = Awaited<ReturnType<typeof api.analytics.stats>>['stats']

export const recentDecksQuery = queryOptions({
  queryKey: ['decks', 'list', 'recent'],
  queryFn: async ({ signal }) => (await api.decks.list({ query: { limit: 5, sort: 'updated' }, signal })).decks,
})
