import type { articles } from '@deckle/contract/articles.ts'
import { articleLimits } from '@deckle/core/article/article.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { copyTags } from '../../tags/index.ts'
import { requireArticle } from '../require-article.ts'
import { showable } from '../show-admin.ts'
import { addArticle } from './create-article.ts'

/** The draft, into the actor's own articles, with its tags; without its address. */
export const duplicateArticle: Handler<typeof articles.duplicate> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (open) => {
    const { content, client_id: clientId, template_id } = await requireArticle(open, actor, 'article.view', { id })
    const copy = { ...content, title: copiedTitle(content.title), slug: '' }
    const article = await addArticle(open, deps, actor, { content: copy, template_id })
    await copyTags(open, 'article', clientId, { from: id, to: article.id })
    const made = await requireArticle(open, actor, 'article.edit', { id: article.id })
    return { article: await showable(open, deps, actor, made) }
  })

function copiedTitle(title: string): string {
  const mark = ' (copy)'
  const base = title.endsWith(mark) ? title.slice(0, -mark.length) : title
  return (
    base
      .slice(0, articleLimits.title - mark.length)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() + mark
  )
}
