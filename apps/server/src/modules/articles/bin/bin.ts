import type { articles } from '@deckle/contract/articles.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { withLiveCategory } from '../content/own-content.ts'
import { changingArticles } from '../changes.ts'
import { isFree, giveSlug } from '../publication/slugs.ts'
import { show, withdraw } from '../publication/publish.ts'
import { lockSlugs } from '../publication/queries.ts'
import { setArticle } from '../queries.ts'
import { requireArticle } from '../require-article.ts'
import { showable } from '../show-admin.ts'
import { isLanguageFree } from '../translations/queries.ts'
import { findVersionContent } from '../versions/queries.ts'

/** Moves the article to the bin; readers reach it no longer. Idempotent. */
export const deleteArticle: Handler<typeof articles.delete> = ({ deps, actor, params: { id } }) =>
  changingArticles(deps, async (open, changes) => {
    const article = await requireArticle(open, actor, 'article.delete', { id, lock: true, bin: true })
    if (article.deleted_at === null) {
      const key = { clientId: article.client_id, id: article.id }
      await setArticle(open, key, { deleted_at: deps.now() })
      await withdraw(open, { changes }, key)
      await audit(open, deps, actor, { action: 'article.delete', subject: id, detail: { name: article.title } })
    }
    return { ok: true }
  })

/**
 * A published article is published again as it was; at another address where its own is taken by now. Where another
 * stands for its language by now, it is linked with none.
 */
export const restoreArticle: Handler<typeof articles.restore> = ({ deps, actor, params: { id } }) =>
  changingArticles(deps, async (open, changes) => {
    const article = await requireArticle(open, actor, 'article.delete', { id, lock: true, bin: true })
    if (article.deleted_at !== null) {
      const key = { clientId: article.client_id, id: article.id }
      const alone = !(await isLanguageFree(open, article)) && { translation_group: null }
      await setArticle(open, key, { deleted_at: null, ...alone })
      await audit(open, deps, actor, { action: 'article.restore', subject: id, detail: { name: article.title } })
      const versionId = article.published_version_id
      const stored =
        article.status === 'published' && versionId ? await findVersionContent(open, { ...key, versionId }) : undefined
      if (stored && versionId && article.publish_at) {
        const content = await withLiveCategory(open, article, stored)
        await lockSlugs(open, key.clientId)
        const current = article.slug !== null && (await isFree(open, key, article.slug)) ? article.slug : null
        const slug = await giveSlug(open, key, { wanted: '', current, title: content.title })
        await setArticle(open, key, { slug })
        await show(open, { deps, changes }, key, { content, versionId, slug, at: article.publish_at })
      }
    }
    return { article: await showable(open, deps, actor, await requireArticle(open, actor, 'article.edit', { id })) }
  })
