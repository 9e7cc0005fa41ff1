import type { ModeratedTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { OwnedRow } from '../../../require-access.ts'
import { deleteNotificationsAbout } from '../../notifications/index.ts'
import { countComment, countedIn } from '../comments/count-comment.ts'
import { type CommentRecord, findComment, setCommentState } from '../comments/queries.ts'
import type { Count } from '../counts.ts'
import { findPost, setPostState } from '../posts/queries.ts'
import { placeOf } from './place-of.ts'

/** A post or a comment as moderation sees it. */
export interface Thing extends OwnedRow {
  readonly id: string
  readonly owner_id: string | null
  readonly isShown: boolean
  /** Where it was written, a path of this application. */
  readonly link: string
  /** Within the transaction that found it; readers lose or get it when that is committed. */
  show(trx: Db, count: Count): Promise<void>
  hide(trx: Db, count: Count, why: Hidden): Promise<void>
}

interface Hidden {
  readonly at: Date
  /** '' where reports have hidden it. */
  readonly reason: string
}

/** Nobody else changes it until the transaction ends. Undefined for what is deleted. */
export async function lockThing(
  trx: Db,
  actor: Scoped,
  target: ModeratedTarget,
  id: string,
): Promise<Thing | undefined> {
  if (target === 'comment') return commentThing(await findComment(trx, actor, id, { lock: true }))
  const post = await findPost(trx, actor, id, { lock: 'update' })
  const place = { clientId: actor.clientId, id }
  return (
    post && {
      ...post,
      isShown: post.state === 'shown',
      link: placeOf({ id, on: null }),
      show: (open) => setPostState(open, place, shown),
      async hide(open, _count, { at: hidden_at, reason: hidden_reason }) {
        await setPostState(open, place, { state: 'hidden', hidden_at, hidden_reason })
        if (post.state === 'shown') await deleteNotificationsAbout(open, actor.clientId, [id])
      },
    }
  )
}

const shown = { state: 'shown', hidden_at: null, hidden_reason: '' } as const

function commentThing(comment: CommentRecord | undefined): Thing | undefined {
  if (!comment || comment.state === 'deleted') return undefined
  const isShown = comment.state === 'shown'
  return {
    ...comment,
    isShown,
    link: placeOf({ id: comment.id, on: countedIn(comment) }),
    async show(trx, count) {
      await setCommentState(trx, comment, shown)
      if (!isShown) await countComment(trx, count, comment, 1)
    },
    async hide(trx, count, { at: hidden_at, reason: hidden_reason }) {
      await setCommentState(trx, comment, { state: 'hidden', hidden_at, hidden_reason })
      if (!isShown) return
      await countComment(trx, count, comment, -1)
      await deleteNotificationsAbout(trx, comment.client_id, [comment.id])
    },
  }
}
