import type { articles } from '@deckle/contract/articles.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { lockClient } from '../../clients/index.ts'
import { changingArticles } from '../changes.ts'
import type { ArticleRecord } from '../queries.ts'
import { requireArticle } from '../require-article.ts'
import { joinGroup, leaveGroup, listGroup } from './queries.ts'

export const listTranslations: Handler<typeof articles.translations> = async ({ deps, actor, params }) => {
  const article = await requireArticle(deps.db, actor, 'article.edit', params)
  const all = await groupOf(deps.db, article)
  return { translations: all.filter(({ id }) => id !== article.id) }
}

/** Joins the groups of both. Refuses two articles of one language. */
export const linkTranslation: Handler<typeof articles.linkTranslation> = ({ deps, actor, params, body }) =>
  changingArticles(deps, async (open, changes) => {
    await lockClient(open, actor.clientId)
    const article = await requireArticle(open, actor, 'article.edit', params)
    const other = await requireArticle(open, actor, 'article.edit', { id: body.article_id })
    const { client_id: clientId } = article
    const all = new Map(
      [...(await groupOf(open, article)), ...(await groupOf(open, other))].map((one) => [one.id, one] as const),
    )
    if (article.id === other.id || new Set([...all.values()].map(({ language }) => language)).size < all.size)
      throw refuse('rule_broken', { message: 'article.same_language', fields: { article_id: 'article.same_language' } })
    const group = article.translation_group ?? other.translation_group ?? deps.newId()
    await joinGroup(open, clientId, { group, ids: [article.id, other.id], former: other.translation_group })
    for (const { id, status } of all.values()) if (status === 'published') await changes({ clientId, articleId: id })
    return { ok: true }
  })

/** The others stay together. */
export const unlinkTranslation: Handler<typeof articles.unlinkTranslation> = ({ deps, actor, params }) =>
  changingArticles(deps, async (open, changes) => {
    await lockClient(open, actor.clientId)
    const article = await requireArticle(open, actor, 'article.edit', params)
    const { client_id: clientId } = article
    const all = await groupOf(open, article)
    await leaveGroup(open, { clientId, id: article.id })
    const [last, ...more] = all.filter(({ id }) => id !== article.id)
    if (last && more.length === 0) await leaveGroup(open, { clientId, id: last.id })
    for (const { id, status } of all) if (status === 'published') await changes({ clientId, articleId: id })
    return { ok: true }
  })

/** The article alone where it has no translations. */
export async function groupOf(db: Db, { client_id, id, language, title, status, translation_group }: ArticleRecord) {
  return translation_group === null ? [{ id, language, title, status }] : listGroup(db, client_id, translation_group)
}
