import type { articles } from '@deckle/contract/articles.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { type ArticleKey, type ArticlesDb } from '../queries.ts'
import { addToCounts, countLikes, holdPublished, refreshScores, setLiked, setSaved } from './queries.ts'

export const likeArticle: Handler<typeof articles.like> = ({ deps, actor, params, body: { liked } }) => {
  const key = { clientId: actor.clientId, id: params.id.toLowerCase() }
  return transaction(deps.db, async (open) => ({
    liked,
    likes: await setArticleLike(open, deps, key, { userId: actor.userId, liked }),
  }))
}

/** Sets whether a person likes an article. @returns its likes */
export async function setArticleLike(
  open: Db,
  { now }: Pick<Deps, 'now'>,
  key: ArticleKey,
  { userId, liked }: { readonly userId: string; readonly liked: boolean },
): Promise<number> {
  await requirePublished(open, key)
  const at = await setLiked(open, key, { userId, liked, now: now() })
  if (at !== null) {
    await addToCounts(open, key, { likes: liked ? 1 : -1 }, at)
    await refreshScores(open, key.clientId, [key.id], now())
  }
  return countLikes(open, key)
}

/** Counts comments that were written, or with less than none, that are gone; `at`: when they were written. */
export async function countArticleComments(
  open: Db,
  { now }: Pick<Deps, 'now'>,
  key: ArticleKey,
  { comments, at }: { readonly comments: number; readonly at: Date },
): Promise<void> {
  await addToCounts(open, key, { comments }, at)
  await refreshScores(open, key.clientId, [key.id], now())
}

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
  if (!(await holdPublished(db, key))) throw refuse('not_found', 'article.missing')
}
