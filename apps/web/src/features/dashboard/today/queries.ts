import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

/** What there is to read, watch and learn. */
export const dashboardQuery = queryOptions({
  queryKey: queryKeys('dashboard').report('shown'),
  queryFn: async ({ signal }) => (await api.dashboard.show({ signal })).dashboard,
})

/** Asked for once a stay: the server counts visits. */
export const visitQuery = queryOptions({
  queryKey: queryKeys('dashboard').report('visit'),
  queryFn: ({ signal }) => api.dashboard.visit({ body: {}, signal }),
  staleTime: 5 * 60_000,
})

/** What the person learns: overdue and due first. */
export const openCoursesQuery = queryOptions({
  queryKey: queryKeys('learning').list('mine', 'dashboard'),
  queryFn: async ({ signal }) => (await api.learning.list({ query: { limit: 4 }, signal })).courses,
})

export const teamCountsQuery = queryOptions({
  queryKey: queryKeys('team').report('counts', undefined),
  queryFn: ({ signal }) => api.team.counts({ query: {}, signal }),
})
