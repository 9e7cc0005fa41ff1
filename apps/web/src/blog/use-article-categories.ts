import type { Category } from '@deckle/contract/categories.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCategoryName } from '../articles/use-category-name.ts'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

const categoriesQuery = queryOptions({
  queryKey: queryKeys('categories').list('article'),
  queryFn: async ({ signal }) => (await api.categories.list({ query: { kind: 'article' }, signal })).categories,
})

/** Categories of articles; those that every client has in the reader's language. Its words: `categories`. */
export function useArticleCategories(): readonly (Pick<Category, 'id' | 'slug'> & { readonly label: string })[] {
  const nameOf = useCategoryName()
  const { data = [] } = useQuery(categoriesQuery)
  return data.map((category) => ({ id: category.id, slug: category.slug, label: nameOf(category) }))
}
