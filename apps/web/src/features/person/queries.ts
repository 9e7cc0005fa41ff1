import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, urlParams } from '../../lib/url/url-params.ts'

export const personUrl = urlParams({ tab: choiceParam(['about', 'competencies']) })

const keys = queryKeys('users')
/** Invalidated after every change to a person: lists, the page and its parts. */
export const changed = [keys.all] as const

export type Person = Awaited<ReturnType<typeof api.users.show>>['user']
export type Inspected = Awaited<ReturnType<typeof api.users.showAdmin>>

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) => (await api.users.show({ params: { id }, signal })).user,
  })

export const inspectedQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id, 'admin'),
    queryFn: ({ signal }) => api.users.showAdmin({ params: { id }, signal }),
  })

/** Nearest manager first. */
export const managersQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id, 'managers'),
    queryFn: async ({ signal }) => (await api.users.ancestors({ params: { id }, query: { limit: 100 }, signal })).users,
  })

export const reportsQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'reports'),
    fetch: (page, signal) => api.users.children({ params: { id }, query: { limit: 10, ...page }, signal }),
  })

export const decksQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'decks'),
    fetch: (page, signal) => api.users.decks({ params: { id }, query: { limit: 10, ...page }, signal }),
  })

export const coursesQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'courses'),
    fetch: (page, signal) => api.users.courses({ params: { id }, query: { limit: 10, ...page }, signal }),
  })

export const attemptsQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'attempts'),
    fetch: (page, signal) => api.users.attempts({ params: { id }, query: { limit: 10, ...page }, signal }),
  })

export const auditQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'audit'),
    fetch: (page, signal) => api.users.audit({ params: { id }, query: { limit: 10, ...page }, signal }),
  })

export const tokensQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'tokens'),
    fetch: (page, signal) => api.users.authtokens({ params: { id }, query: { limit: 10, ...page }, signal }),
  })

/** The client's fields for people, in order. */
export const fieldsQuery = queryOptions({
  queryKey: queryKeys('user_fields').list(),
  queryFn: async ({ signal }) => (await api.user_fields.list({ signal })).fields,
})

/** Courses whose learners the signed-in person may add to, by title. */
export const enrollableQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('courses').list({ enrollable: search }),
    queryFn: async ({ signal }) => {
      const { courses } = await api.courses.list({ query: { search, sort: 'title', limit: 50 }, signal })
      return courses.filter(({ status, can }) => can.learners && status !== 'archived')
    },
    placeholderData: keepPreviousData,
  })
