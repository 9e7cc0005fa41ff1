import { type CategoryKind, categoryKinds } from '@deckle/core/category/category.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, urlParams } from '../../lib/url/url-params.ts'
import { useAction } from '../../lib/use-action.ts'
import type { Placing } from '../../tree/place-in.ts'

export const categoriesUrl = urlParams({ tab: choiceParam(categoryKinds) })

export const categoriesQuery = (kind: CategoryKind) =>
  queryOptions({
    queryKey: queryKeys('categories').list(kind),
    queryFn: async ({ signal }) => (await api.categories.list({ query: { kind }, signal })).categories,
  })

/** Courses show the name of their category. */
export const changesCategories = [queryKeys('categories').lists, queryKeys('courses').all]

export interface Move {
  readonly id: string
  readonly by: -1 | 1
}

/** Moves are sent one after another. */
export function useMoveCategory() {
  return useAction<Move>({
    call: ({ id, by }) =>
      by < 0 ? api.categories.moveUp({ params: { id } }) : api.categories.moveDown({ params: { id } }),
    sameAs: ({ id, by }) => `${id}${by}`,
    scope: 'categories',
    invalidates: [queryKeys('categories').lists],
  })
}

export function usePlaceCategory() {
  return useAction<Placing>({
    call: ({ id, parent, seq }) => api.categories.update({ params: { id }, body: { parent, seq } }),
    sameAs: ({ id }) => id,
    scope: 'categories',
    invalidates: [queryKeys('categories').lists],
  })
}
