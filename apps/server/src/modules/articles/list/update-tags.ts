import type { articles } from '@deckle/contract/articles.ts'
import type { Handler } from '../../../http/handler.ts'
import { replaceTags } from '../../tags/index.ts'
import { changingArticles } from '../changes.ts'
import { noteTags } from '../publication/queries.ts'
import { requireArticle } from '../require-article.ts'

export const updateTags: Handler<typeof articles.updateTags> = ({ deps, actor, params: { id }, body }) =>
  changingArticles(deps, async (open, changes) => {
    const article = await requireArticle(open, actor, 'article.edit', { id, lock: true })
    const key = { clientId: article.client_id, id: article.id }
    const tags = await replaceTags(open, { kind: 'article', ...key }, body.tags)
    await noteTags(open, key)
    if (article.status === 'published') await changes({ clientId: key.clientId, articleId: key.id })
    return { tags }
  })
