import type { Job, JobItem } from '@deckle/contract/jobs.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { pagedQuery } from '../lib/list/paged-query.ts'
import { queryKeys } from '../lib/query-keys.ts'

/** Milliseconds between two looks at a job that is under way. */
export const LOOK_EVERY_MS = 1000

export const isUnderWay = ({ status }: Pick<Job, 'status'>): boolean => status === 'queued' || status === 'running'

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('jobs').one(id),
    queryFn: async ({ signal }) => (await api.jobs.show({ params: { id }, signal })).job,
    refetchInterval: ({ state }) => (!state.data || isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  })

/** A job, looked at again and again until it has ended. */
export const useJob = (id: string) => useQuery(jobQuery(id))

/** The newest, with those under way. */
export const recentJobsQuery = queryOptions({
  queryKey: queryKeys('jobs').list('recent'),
  queryFn: async ({ signal }) => (await api.jobs.list({ query: { limit: 10 }, signal })).jobs,
})

export const refusedQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('jobs').one(id, 'refused'),
    fetch: (page, signal) => api.jobs.items({ params: { id }, query: { outcome: 'refused', ...page }, signal }),
  })

export const itemsOf = ({ items }: { readonly items: readonly JobItem[] }) => items
