import type { Article, ArticleRow, ArticleTemplateRow } from '@deckle/contract/articles.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { persisted } from '../lib/session/tokens/stores.ts'

/** The stored `blog` state (product.md §4): what there is after a reload without a connection. */
const change = (part: Partial<ReturnType<typeof persisted.read<'blog'>>>): void =>
  void persisted.write('blog', { ...persisted.read('blog'), ...part })

/** Rows stored at most. */
const MOST = 50

export const keepArticles = (articles: readonly ArticleRow[]): void => change({ articles: articles.slice(0, MOST) })
export const keepTemplates = (templates: readonly ArticleTemplateRow[]): void => change({ templates })
export const keepEditedArticle = (article: Article): void => change({ editingArticle: article })

export const storedArticles = (): readonly ArticleRow[] => persisted.read('blog').articles as readonly ArticleRow[]
export const storedTemplates = (): readonly ArticleTemplateRow[] =>
  persisted.read('blog').templates as readonly ArticleTemplateRow[]

export function storedArticle(id: string): Article | null {
  const stored = persisted.read('blog').editingArticle as Article | null
  return stored?.id === id ? stored : null
}

/** The answer of a call, or what was stored where no server answers. */
export async function orStored<T>(call: Promise<T>, stored: () => T | null): Promise<T> {
  try {
    return await call
  } catch (error) {
    const found = error instanceof CallError && error.status === 0 ? stored() : null
    if (found === null) throw error
    return found
  }
}
