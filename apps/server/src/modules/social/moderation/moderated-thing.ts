import type { ModeratedTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { OwnedRow } from '../../../require-access.ts'
import { deleteNotificationsAbout } from '../../notifications/index.ts'
import { type CommentRecord, countComment, findComment, setCommentState } from '../comments/queries.ts'
import { aboutOf } from '../comments/require-comment.ts'
import { findPost, setPostState } from '../posts/queries.ts'

/** A post or a comment as moderation sees it. */
export interface Thing extends OwnedRow {
  readonly id: string
  readonly owner_id: string | null
  readonly isShown: boolean
  /** Within the transaction that found it; readers lose or get it when that is committed. */
  show(trx: Db): Promise<void>
  hide(trx: Db, at: Date, reason: string): Promise<void>
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
      show: (open) => setPostState(open, place, shown),
      async hide(open, hidden_at, hidden_reason) {
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
  const counted = { ...comment, target: aboutOf(comment).target }
  return {
    ...comment,
    isShown,
    async show(trx) {
      await setCommentState(trx, comment, shown)
      if (!isShown) await countComment(trx, counted, 1)
    },
    async hide(trx, hidden_at, hidden_reason) {
      await setCommentState(trx, comment, { state: 'hidden', hidden_at, hidden_reason })
      if (!isShown) return
      await countComment(trx, counted, -1)
      await deleteNotificationsAbout(trx, comment.client_id, [comment.id])
    },
  }
}
