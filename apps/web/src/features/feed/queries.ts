import type { Post } from '@deckle/contract/models/social.ts'
import { feedFilters } from '@deckle/core/social/social.ts'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { changeRow } from '../../lib/list/change-row.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, idParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

/** `comment`: of the post, what a notification leads to. */
export const feedUrl = urlParams({
  filter: choiceParam(feedFilters.slice(1)),
  author: idParam(40),
  post: idParam(40),
  comment: idParam(40),
})
export type FeedUrl = UrlState<typeof feedUrl>
export type FeedPage = Awaited<ReturnType<typeof api.social.feed>>

const lists = { queryKey: queryKeys('social').lists, name: 'posts' }

/** What is read does not move: a list that is loaded is asked for again only by its reader (`reloadFeed`). */
export const feedQuery = ({ filter, author }: Pick<FeedUrl, 'filter' | 'author'>) =>
  pagedQuery({
    queryKey: queryKeys('social').list({ filter, author }),
    fetch: (page, signal) =>
      api.social.feed({
        query: { ...page, ...(filter && { filter }), ...(author !== undefined && { author }) },
        signal,
      }),
    staleTime: Infinity,
    keepsRows: false,
  })

export const newerQuery = (mark: string) =>
  queryOptions({
    queryKey: queryKeys('social').report('newer', mark),
    queryFn: async ({ signal }) => (await api.social.newer({ query: { mark }, signal })).count,
    refetchInterval: 60_000,
  })

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('posts').one(id),
    queryFn: async ({ signal }) => (await api.posts.show({ params: { id }, signal })).post,
  })

/** Loads the first page of each list again, without those behind it. */
export async function reloadFeed(queries: QueryClient): Promise<void> {
  queries.setQueriesData<InfiniteData<FeedPage>>(
    { queryKey: lists.queryKey },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  await queries.invalidateQueries({ queryKey: lists.queryKey })
}

/** Changes a post wherever it is shown. */
export function changePost(queries: QueryClient, id: string, change: (post: Post) => Partial<Post>): void {
  const changed = (post: Post): Post => ({ ...post, ...change(post) })
  changeRow<Post>(queries, lists, id, changed)
  queries.setQueryData(postQuery(id).queryKey, (post) => post && changed(post))
}

/** Takes a post away wherever it is shown. */
export function dropPost(queries: QueryClient, id: string): void {
  changeRow<Post>(queries, lists, id, () => null)
  void queries.resetQueries({ queryKey: postQuery(id).queryKey })
}
