import type { Category } from '@deckle/contract/categories.ts'
import { articleCategories, isArticleCategory } from '@deckle/core/category/category.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useWords } from '../words/use-words.ts'

const categoriesQuery = queryOptions({
  queryKey: queryKeys('categories').list('article'),
  queryFn: async ({ signal }) => (await api.categories.list({ query: { kind: 'article' }, signal })).categories,
})

/** Categories of articles; those that every client has in the reader's language. Its words: `categories`. */
export function useArticleCategories(): readonly (Pick<Category, 'id' | 'slug'> & { readonly label: string })[] {
  const nameOf = useCategoryLabel()
  const { data = [] } = useQuery(categoriesQuery)
  return data.map((category) => ({ id: category.id, slug: category.slug, label: nameOf(category) }))
}

export function useCategoryLabel(): (category: Pick<Category, 'name' | 'slug'>) => string {
  const t = useWords('categories')
  return ({ name, slug }) => (isArticleCategory(slug) && articleCategories[slug] === name ? t(`builtIn.${slug}`) : name)
}
