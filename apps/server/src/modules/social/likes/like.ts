import type { social } from '@deckle/contract/social.ts'
import type { LikeTarget } from '@deckle/core/social/social.ts'
import type { Scoped } from '../../../db/reach.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { requireShown, requireTarget } from '../comments/require-comment.ts'
import { linkTo } from '../comments/write-comment.ts'
import { excerpt } from '../excerpt.ts'
import { notifyPeople } from '../notify.ts'
import { countLikes, setLike } from './queries.ts'

interface Wanted {
  readonly target: LikeTarget
  readonly id: string
  readonly liked: boolean
}

export const like: Handler<typeof social.like> = ({ deps, actor, body }) => changeLike(deps, actor, body)

/** Sets the state of a post, a comment or an article; also for the call of articles. */
export async function changeLike(
  deps: Deps,
  actor: Scoped,
  { target, id, liked }: Wanted,
): Promise<{ readonly liked: boolean; readonly likes: number }> {
  await requireLimit(deps.limits, 'socialLike', actor.userId)
  return transaction(deps.db, async (trx) => {
    const found = await findLiked({ ...deps, db: trx }, actor, { target, id })
    const outcome = await setLike(
      trx,
      { clientId: actor.clientId, userId: actor.userId, target, id },
      liked,
      deps.now(),
    )
    if (outcome === 'first')
      await notifyPeople(trx, deps, actor, {
        userIds: found.ownerId === null ? [] : [found.ownerId],
        type: 'like',
        key: `like_${target}`,
        text: found.text,
        subject: id,
        link: found.link,
      })
    const by = outcome === 'same' ? 0 : outcome === 'taken_back' ? -1 : 1
    return { liked, likes: await countLikes(trx, { clientId: actor.clientId, target, id }, by) }
  })
}

/** It stays until the transaction ends. */
async function findLiked(deps: Deps, actor: Scoped, { target, id }: Omit<Wanted, 'liked'>) {
  if (target !== 'comment') return requireTarget(deps, actor, { target, id }, { lock: true })
  const { comment, target: on } = await requireShown(deps, actor, id, { lock: true })
  return { ownerId: comment.owner_id, text: excerpt(comment.text), link: linkTo(on, id) }
}
