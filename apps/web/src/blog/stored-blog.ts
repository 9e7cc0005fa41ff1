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

/** Longer bodies, in characters of JSON, are left out, so that the session has room beside them. */
const LONGEST_BODY = 200_000

type Stored = Article & { readonly isBodyLeftOut?: true }

export function keepEditedArticle(article: Article): void {
  const isLong = JSON.stringify(article.content.body).length > LONGEST_BODY
  const short: Stored = { ...article, content: { ...article.content, body: [] }, isBodyLeftOut: true }
  change({ editingArticle: isLong ? short : article })
}

export const storedArticles = (): readonly ArticleRow[] => persisted.read('blog').articles as readonly ArticleRow[]
export const storedTemplates = (): readonly ArticleTemplateRow[] =>
  persisted.read('blog').templates as readonly ArticleTemplateRow[]

/** Null where not all of it is stored: it could not be edited. */
export function storedArticle(id: string): Article | null {
  const stored = persisted.read('blog').editingArticle as Stored | null
  return stored?.id === id && !stored.isBodyLeftOut ? stored : null
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
