import type { UrlTarget } from '../../urls/index.ts'
import { requireAccess } from '../../../require-access.ts'
import { findArticle, hasArticle } from '../queries.ts'

/** The screen leads strangers on to the public page, whatever its address is by then. */
export const articleUrlTarget: UrlTarget = {
  async find(db, actor, id) {
    const article = await findArticle(db, actor, id)
    return article && { isPublished: requireAccess(actor, 'article.publish', article).status === 'published' }
  },
  path: async (db, clientId, id) => ((await hasArticle(db, clientId, id)) ? `/articles/${id}/show` : null),
}
