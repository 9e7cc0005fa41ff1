import type { Category } from '@deckle/contract/categories.ts'
import { isArticleCategory } from '@deckle/core/category/category.ts'
import { useWords } from '../../words/use-words.ts'

/** What every client has is called in the reader's language. */
export function useCategoryName(): (category: Pick<Category, 'name' | 'slug' | 'built_in'>) => string {
  const t = useWords('categories')
  return ({ name, slug, built_in }) => (built_in && isArticleCategory(slug) ? t(`builtIn.${slug}`) : name)
}
