import type { articles } from '@deckle/contract/articles.ts'
import type { Handler } from '../../../http/handler.ts'
import { replaceTags } from '../../tags/index.ts'
import { changingArticles } from '../changes.ts'
import { changeStatus } from '../publication/change-status.ts'
import { noteTags } from '../publication/queries.ts'
import { requireArticle } from '../require-article.ts'
import { showable } from '../show-admin.ts'
import { changeDraft } from './change-draft.ts'
import { withFields } from './given-fields.ts'
import { revisionConflict } from './revision-conflict.ts'

/** Over the latest draft where no `revision` is named; refuses an outdated one with the newer article. */
export const saveArticle: Handler<typeof articles.update> = ({ deps, actor, params: { id }, body }) =>
  changingArticles(deps, async (open, changes) => {
    const { revision, tags, status, publish_at, unpublish_at, ...given } = body
    const article = await requireArticle(open, actor, 'article.edit', { id, lock: true })
    if (revision !== undefined && revision !== article.revision)
      throw revisionConflict(await showable(open, deps, actor, article))
    const saved = await changeDraft(open, { deps, actor }, article, withFields(article.content, given))
    const key = { clientId: article.client_id, id }
    if (tags) {
      await replaceTags(open, { kind: 'article', ...key }, tags)
      await noteTags(open, key)
      if (article.status === 'published') await changes({ clientId: key.clientId, articleId: id })
    }
    if (status !== undefined || publish_at !== undefined || unpublish_at !== undefined)
      await changeStatus(open, { deps, actor, changes }, saved, { status, publish_at, unpublish_at })
    return { article: await showable(open, deps, actor, await requireArticle(open, actor, 'article.edit', { id })) }
  })
