import type { articles } from '@deckle/contract/articles.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { readShares, sharePeople, updateShares } from '../../sharing/index.ts'
import { requireArticle } from '../require-article.ts'
import { audit } from '../../admin/index.ts'

export const listArticleShares: Handler<typeof articles.shares> = async ({ deps, actor, params }) => {
  const { client_id: clientId, id } = await requireArticle(deps.db, actor, 'article.share', params)
  return readShares(deps.db, { kind: 'article', clientId, id })
}

export const updateArticleShares: Handler<typeof articles.updateShares> = ({ deps, actor, params, body }) =>
  transaction(deps.db, async (open) => {
    const article = await requireArticle(open, actor, 'article.share', { id: params.id, lock: true })
    await audit(open, deps, actor, { action: 'article.share', subject: article.id })
    return updateShares(open, deps, actor, {
      ...body,
      thing: { kind: 'article', clientId: article.client_id, id: article.id },
      ownerId: article.owner_id,
      notice: {
        words: { key: 'article_shared', values: { name: article.title } },
        link: `/articles/${article.id}/edit`,
      },
    })
  })

export const findArticleSharePeople: Handler<typeof articles.sharePeople> = async ({ deps, actor, params, query }) => ({
  people: await sharePeople(deps.db, await requireArticle(deps.db, actor, 'article.share', params), query.search),
})
