import type { social } from '@deckle/contract/social.ts'
import type { LikeTarget } from '@deckle/core/social/social.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { requireShown, requireTarget } from '../comments/require-comment.ts'
import { linkTo } from '../comments/write-comment.ts'
import { countLikes, counting } from '../counts.ts'
import { excerpt } from '../excerpt.ts'
import { notifyPeople } from '../notify.ts'
import { setLike } from './queries.ts'

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
  const place = { clientId: actor.clientId, target, id: id.toLowerCase() }
  return counting(deps, async (trx, count) => {
    const found = await findLiked({ ...deps, db: trx }, actor, { target, id })
    const { outcome, at } = await setLike(trx, { ...place, userId: actor.userId }, liked, deps.now())
    if (outcome === 'first')
      await notifyPeople(trx, deps, actor, {
        userIds: found.ownerId === null ? [] : [found.ownerId],
        type: 'like',
        key: `like_${target}`,
        text: found.text,
        subject: place.id,
        link: found.link,
      })
    if (outcome !== 'same') await count(place, { likes: liked ? 1 : -1 }, at)
    return { liked, likes: await countLikes({ ...deps, db: trx }, place) }
  })
}

/** It stays until the transaction ends. */
async function findLiked(deps: Deps, actor: Scoped, { target, id }: Omit<Wanted, 'liked'>) {
  if (target !== 'comment') return requireTarget(deps, actor, { target, id }, { lock: true })
  const { comment, target: on } = await requireShown(deps, actor, id, { lock: true })
  return { ownerId: comment.owner_id, text: excerpt(comment.text), link: linkTo(on, id) }
}
