import type { Category } from '@deckle/contract/categories.ts'
import { articleCategories, isArticleCategory } from '@deckle/core/category/category.ts'
import { useWords } from '../../words/use-words.ts'

/** What every client has is called in the reader's language until it is renamed. */
export function useCategoryName(): (category: Pick<Category, 'name' | 'slug' | 'built_in'>) => string {
  const t = useWords('categories')
  return ({ name, slug, built_in }) =>
    built_in && isArticleCategory(slug) && articleCategories[slug] === name ? t(`builtIn.${slug}`) : name
}
