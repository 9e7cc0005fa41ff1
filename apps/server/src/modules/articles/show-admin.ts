import type { Article, articles } from '@deckle/contract/articles.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/handler.ts'
import { presentArticle } from './present.ts'
import type { ArticleRecord } from './queries.ts'
import { requireArticle } from './require-article.ts'

export const showAdmin: Handler<typeof articles.showAdmin> = async ({ deps, actor, params: { id } }) => ({
  article: await showable(deps.db, deps, actor, await requireArticle(deps.db, actor, 'article.edit', { id })),
})

export const showable = async (db: Db, deps: Deps, actor: Scoped, article: ArticleRecord): Promise<Article> =>
  presentArticle(actor, article, await publicUrl(db, deps, article))

/** Where the blog is open and the article published; else null. */
export const publicUrl = async (
  db: Db,
  deps: Deps,
  { client_id, status, slug }: Pick<ArticleRecord, 'client_id' | 'status' | 'slug'>,
): Promise<string | null> =>
  status === 'published' && slug !== null ? deps.publicArticleUrl(db, client_id, slug) : null
