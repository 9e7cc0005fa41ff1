import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { filterOf, sortOf, type TeamUrl } from './url-state.ts'

const keys = queryKeys('team')

/** What changes with what people have open, and with reminders. */
export const teamChange = [keys.all, queryKeys('learners').all]

export function teamQuery(url: TeamUrl) {
  const query = { ...filterOf(url), sort: sortOf(url) }
  return pagedQuery({
    queryKey: keys.list(query),
    fetch: (page, signal) => api.team.list({ query: { ...query, limit: 50, ...page }, signal }),
  })
}
export type TeamPage = Awaited<ReturnType<typeof api.team.list>>

export const countsQuery = (node: string | undefined) =>
  queryOptions({
    queryKey: keys.report('counts', node),
    queryFn: ({ signal }) => api.team.counts({ query: { ...(node && { node }) }, signal }),
  })

export const memberQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id),
    fetch: (page, signal) => api.team.show({ params: { id }, query: { limit: 50, ...page }, signal }),
  })
export type MemberPage = Awaited<ReturnType<typeof api.team.show>>

/** Published courses whose learners the caller may add, by part of their titles. */
export const assignableQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('courses').report('assignable', search),
    queryFn: async ({ signal }) => {
      const query = { limit: 50, status: 'published', sort: 'title', ...(search !== '' && { search }) } as const
      const { courses } = await api.courses.list({ query, signal })
      return courses.filter(({ can }) => can.learners)
    },
  })
