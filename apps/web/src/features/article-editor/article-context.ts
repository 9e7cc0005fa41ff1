import type { Article } from '@deckle/contract/articles.ts'
import type { ArticleContent } from '@deckle/core/article/article.ts'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Autosave } from '../../lib/draft/autosave.ts'
import type { ArticleState, ArticleStore } from './state/article-store.ts'

export interface OpenArticle {
  readonly store: ArticleStore
  readonly autosave: Autosave<ArticleContent>
  readonly article: Article
  /** What lies outside the draft: status, dates, tags. */
  readonly setArticle: (article: Article) => void
  readonly canEdit: boolean
}

export const ArticleContext = createContext<OpenArticle | null>(null)

export function useArticle(): OpenArticle {
  const article = useContext(ArticleContext)
  if (!article) throw new Error('No article is being edited here')
  return article
}

export function useArticleState<T>(select: (state: ArticleState) => T): T {
  return useStore(useArticle().store, select)
}

export const useArticleContent = (): ArticleContent => useArticleState(({ content }) => content)
