import type { articles } from '@deckle/contract/articles.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { type ArticleKey, type ArticlesDb } from '../queries.ts'
import { changeLike } from '../../social/index.ts'
import { isPublished, setSaved } from './queries.ts'

export const likeArticle: Handler<typeof articles.like> = ({ deps, actor, params, body: { liked } }) =>
  changeLike(deps, actor, { target: 'article', id: params.id, liked })

export const saveForLater: Handler<typeof articles.save> = ({ deps, actor, params, body: { saved } }) => {
  const key = { clientId: actor.clientId, id: params.id }
  return transaction(deps.db, async (open) => {
    // What is no longer published can still be taken off the list.
    if (saved) await requirePublished(open, key)
    await setSaved(open, key, { userId: actor.userId, saved, now: deps.now() })
    return { saved }
  })
}

export const seeArticle: Handler<typeof articles.seen> = async ({ deps, actor, params }) => {
  const key = { clientId: actor.clientId, id: params.id.toLowerCase() }
  await requirePublished(deps.db, key)
  // Somebody who acts for a person does not read for them.
  if (actor.actedBy === undefined)
    await deps.articleViews.add({ clientId: key.clientId, articleId: key.id, userId: actor.userId })
  return { ok: true }
}

async function requirePublished(db: ArticlesDb, key: ArticleKey): Promise<void> {
  if (!(await isPublished(db, key, { lock: true }))) throw refuse('not_found', 'article.missing')
}
