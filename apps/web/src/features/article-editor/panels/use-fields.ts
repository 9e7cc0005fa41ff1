import type { ArticleFields } from '../state/article-store.ts'
import { useArticle } from '../article-context.ts'

/** Sets fields of the article; nothing where the person may only look. */
export function useFields(): (fields: Partial<ArticleFields>) => void {
  const { store, canEdit } = useArticle()
  return (fields) => {
    if (canEdit) store.set(fields)
  }
}
