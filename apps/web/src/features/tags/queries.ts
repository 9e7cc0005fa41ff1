import type { Tag } from '@deckle/contract/tags.ts'
import { type TagKind, tagKinds, tagLimits, tagOrders } from '@deckle/core/tag/tag.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, flagParam, textParam, type UrlState, urlParams } from '../../lib/url/url-params.ts'

export const tagsUrl = urlParams({
  tab: choiceParam(tagKinds),
  q: textParam(tagLimits.name),
  sort: choiceParam(tagOrders),
  unused: flagParam,
})
export type TagsUrl = UrlState<typeof tagsUrl>

export function tagListQuery(kind: TagKind, { q, sort = 'name', unused }: TagsUrl) {
  const filters = { kind, sort, ...(q && { search: q }), ...(unused && { unused: 'true' as const }) }
  return pagedQuery({
    queryKey: queryKeys('tags').list({ ...filters, paged: true }),
    fetch: (page, signal) => api.tags.list({ query: { ...filters, ...page }, signal }),
  })
}

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('tags').one(id, 'uses'),
    queryFn: async ({ signal }) => (await api.tags.uses({ params: { id }, signal })).uses,
    staleTime: 0,
  })

/** What a merge would change. */
export const mergeQuery = (id: string, into: string) =>
  queryOptions({
    queryKey: queryKeys('tags').one(id, 'merge', into),
    queryFn: ({ signal }) => api.tags.merge({ params: { id }, body: { into, dry_run: true }, signal }),
    staleTime: 0,
  })

/** Lists of all things show their tags. */
export const changedByTags = [
  queryKeys('tags').lists,
  queryKeys('decks').all,
  queryKeys('courses').all,
  queryKeys('articles').all,
  queryKeys('leads').all,
  queryKeys('users').all,
]

/** Lists in which a tag's things are found. */
export const tagHref: { readonly [Of in Tag['uses'][number]['of']]: (id: string) => string } = {
  deck: (id) => `/library?tag=${id}`,
  course: (id) => `/courses?tag=${id}`,
  article: (id) => `/blogging?tag=${id}`,
  lead: (id) => `/leads?tag=${id}`,
  user: (id) => `/people?tag=${id}`,
}
