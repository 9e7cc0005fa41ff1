import type { Article, ArticleRow, ArticleTemplateRow } from '@deckle/contract/articles.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { persisted } from '../lib/session/tokens/stores.ts'

/** The stored `blog` state (product.md §4): what there is after a reload without a connection. */
const change = (part: Partial<ReturnType<typeof persisted.read<'blog'>>>): void =>
  void persisted.write('blog', { ...persisted.read('blog'), ...part })

/** Rows kept at most. */
const MOST = 50

export const keepArticles = (articles: readonly ArticleRow[]): void => change({ articles: articles.slice(0, MOST) })
export const keepTemplates = (templates: readonly ArticleTemplateRow[]): void => change({ templates })
export const keepEditedArticle = (article: Article): void => change({ editingArticle: article })

export const keptArticles = (): readonly ArticleRow[] => persisted.read('blog').articles as readonly ArticleRow[]
export const keptTemplates = (): readonly ArticleTemplateRow[] =>
  persisted.read('blog').templates as readonly ArticleTemplateRow[]

export function keptArticle(id: string): Article | null {
  const kept = persisted.read('blog').editingArticle as Article | null
  return kept?.id === id ? kept : null
}

/** The answer of a call, or what was kept where no server answers. */
export async function orKept<T>(call: Promise<T>, kept: () => T | null): Promise<T> {
  try {
    return await call
  } catch (error) {
    const found = error instanceof CallError && error.status === 0 ? kept() : null
    if (found === null) throw error
    return found
  }
}
