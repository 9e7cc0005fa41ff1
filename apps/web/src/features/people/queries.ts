import type { PersonRow } from '@deckle/contract/models/people.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import type { PeopleFilter, PeopleUrl } from './url-state.ts'

const bodyOf = (filter: PeopleFilter) => ({ ...filter, filter: [...filter.filter] })

export const peopleQuery = (filter: PeopleFilter, sort: PeopleUrl['sort'] = 'name') =>
  pagedQuery({
    queryKey: queryKeys('users').list('people', { filter, sort }),
    fetch: (page, signal) => api.users.listQuery({ body: { ...bodyOf(filter), sort, limit: 50, ...page }, signal }),
  })

export const rowsOf = ({ users }: { readonly users: readonly PersonRow[] }) => users

/** Apart from the list, which does not wait for it. */
export const countQuery = (filter: PeopleFilter) =>
  queryOptions({
    queryKey: queryKeys('users').list('count', filter),
    queryFn: async ({ signal }) => (await api.users.count({ body: bodyOf(filter), signal })).total,
    placeholderData: keepPreviousData,
  })

export type Facet = Awaited<ReturnType<typeof api.users.facets>>['fields'][number]

export const facetsQuery = queryOptions({
  queryKey: queryKeys('users').report('facets'),
  queryFn: ({ signal }) => api.users.facets({ signal }),
  staleTime: 60_000,
})

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('users').one(id, 'name'),
    queryFn: async ({ signal }) => (await api.users.show({ params: { id }, signal })).user,
  })
