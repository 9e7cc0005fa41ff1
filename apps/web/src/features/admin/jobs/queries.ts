import type { JobOfClient } from '@deckle/contract/admin-jobs.ts'
import type { jobStatuses } from '@deckle/contract/jobs.ts'
import { queryOptions } from '@tanstack/react-query'
import { isUnderWay } from '../../../jobs/queries.ts'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export interface JobFilter {
  readonly status?: (typeof jobStatuses)[number] | undefined
  readonly client?: string | undefined
}

/** Milliseconds between two requests while a job is in progress. */
const pollInterval = 2000

export const jobsQuery = (filter: JobFilter) => ({
  ...pagedQuery({
    queryKey: queryKeys('adminJobs').list('jobs', filter),
    fetch: (page, signal) => api.adminJobs.list({ query: { limit: 30, ...defined(filter), ...page }, signal }),
  }),
  refetchInterval: ({
    state,
  }: {
    state: { data?: { pages: readonly { jobs: readonly JobOfClient[] }[] } | undefined }
  }) => (state.data?.pages.some(({ jobs }) => jobs.some(isUnderWay)) ? pollInterval : (false as const)),
})

const defined = ({ status, client }: JobFilter) => ({ ...(status && { status }), ...(client && { client }) })

export const tasksQuery = pagedQuery({
  queryKey: queryKeys('adminJobs').list('tasks'),
  fetch: (page, signal) => api.adminJobs.tasks({ query: page, signal }),
})

export const clientsNamedQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('admin').list('clients to choose', search),
    queryFn: async ({ signal }) =>
      (await api.admin.clients({ query: { limit: 20, ...(search ? { search } : {}) }, signal })).clients,
  })
