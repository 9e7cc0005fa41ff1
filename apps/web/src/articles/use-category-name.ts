import type { Category } from '@deckle/contract/categories.ts'
import { articleCategories, isArticleCategory } from '@deckle/core/category/category.ts'
import { useWords } from '../words/use-words.ts'

/** `built_in` is left out for categories of articles: their slugs are unique. */
type Named = Pick<Category, 'name' | 'slug'> & Partial<Pick<Category, 'built_in'>>

/** What every client has is called in the reader's language until it is renamed. Its words: `categories`. */
export function useCategoryName(): (category: Named) => string {
  const t = useWords('categories')
  return ({ name, slug, built_in = true }) =>
    built_in && isArticleCategory(slug) && articleCategories[slug] === name ? t(`builtIn.${slug}`) : name
}
