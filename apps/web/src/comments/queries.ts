import type { CommentOrder } from '@deckle/contract/comments.ts'
import type { Comment } from '@deckle/contract/models/social.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../lib/api.ts'
import { pagedQuery } from '../lib/list/paged-query.ts'
import { queryKeys } from '../lib/query-keys.ts'
import type { CommentPages } from './comment-pages.ts'

/** How a comment on each kind of thing is sent; all else is the same for all. */
const createBy = {
  post: (id: string, text: string, parentId: string | null) =>
    api.comments.create({ body: { post_id: id, text, parent_id: parentId } }),
  article: (id: string, text: string, parentId: string | null) =>
    api.comments.createOnArticle({ params: { id }, body: { text, parent_id: parentId } }),
} as const

export interface CommentedOn {
  readonly target: keyof typeof createBy
  readonly id: string
}

export const createComment = async (on: CommentedOn, text: string, parentId: string | null): Promise<Comment> =>
  (await createBy[on.target](on.id, text, parentId)).comment

const keyOf = ({ target, id }: CommentedOn) => queryKeys('comments').list(target, id)

export const commentsQuery = (on: CommentedOn, order: CommentOrder) =>
  pagedQuery({
    queryKey: queryKeys('comments').list(on.target, on.id, { order }),
    fetch: (page, signal) => api.comments.list({ query: { ...page, target: on.target, id: on.id, order }, signal }),
  })

/** The thread of a comment that a link leads to, as a list, so that what is done in it shows in all lists. */
export const linkedQuery = (on: CommentedOn, linked: string) =>
  pagedQuery({
    queryKey: queryKeys('comments').list(on.target, on.id, { linked }),
    fetch: async (_page, signal) => ({
      comments: [(await api.comments.show({ params: { id: linked }, signal })).thread],
      next: null,
    }),
    keepsRows: false,
  })

/** What the signed-in person may write, and what holds them back. */
export const permissionsQuery = queryOptions({
  queryKey: queryKeys('social').report('permissions'),
  queryFn: async ({ signal }) => (await api.social.permissions({ signal })).permissions,
  staleTime: 60_000,
})

/** Changes the comments that are shown, in each order that is loaded; `order` is undefined in a list of one linked thread. */
export function useChangeComments({ target, id }: CommentedOn) {
  const queries = useQueryClient()
  return useMemo(
    () => (change: (pages: CommentPages, order: CommentOrder | undefined) => CommentPages) => {
      for (const [key, pages] of queries.getQueriesData<CommentPages>({ queryKey: keyOf({ target, id }) })) {
        const { order } = key.at(-1) as { readonly order?: CommentOrder }
        if (pages) queries.setQueryData(key, change(pages, order))
      }
    },
    [queries, target, id],
  )
}
