import { FIRST_REPLIES, type Comment, type Thread } from '@deckle/contract/models/social.ts'
import { may } from '@deckle/core/access/access.ts'
import { mentionedIn } from '@deckle/core/social/mention.ts'
import type { CommentTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../../db/database.ts'
import { pageOf } from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { subjectOf } from '../../../require-access.ts'
import { findPeople, type NamedPerson } from '../people/queries.ts'
import { mentionsOf } from '../posts/present.ts'
import { type CommentRow, listFirstReplies } from './queries.ts'

export async function presentComments(db: Db, actor: Scoped, rows: readonly CommentRow[]): Promise<readonly Comment[]> {
  const people = await findPeople(
    db,
    actor.clientId,
    rows.flatMap(({ text }) => mentionedIn(text)),
  )
  return rows.map((row) => presentComment(actor, row, people))
}

/** Each with its first replies. */
export async function presentThreads(db: Db, actor: Scoped, rows: readonly CommentRow[]): Promise<readonly Thread[]> {
  const replies = await listFirstReplies(
    db,
    actor,
    rows.flatMap((row) => (row.replies > 0 ? row.id : [])),
  )
  const byParent = groupBy(replies, ({ parent_id }) => parent_id)
  const people = await findPeople(
    db,
    actor.clientId,
    [...rows, ...replies].flatMap(({ text }) => mentionedIn(text)),
  )
  return rows.map((row) => {
    const first = pageOf(byParent.get(row.id) ?? [], { limit: FIRST_REPLIES })
    return {
      ...presentComment(actor, row, people),
      first_replies: {
        comments: first.rows.map((reply) => presentComment(actor, reply, people)),
        next: first.next,
      },
    }
  })
}

/** A hidden one with its text to its author and moderators alone. */
function presentComment(actor: Scoped, row: CommentRow, people: ReadonlyMap<string, NamedPerson>): Comment {
  const isOwn = row.owner_id === actor.userId
  const mayModerate = row.state !== 'deleted' && may(actor, 'social.moderate', subjectOf(row))
  const isShown = row.state === 'shown'
  const isRead = isShown || (row.state === 'hidden' && (isOwn || mayModerate))
  const text = isRead ? row.text : ''
  return {
    id: row.id,
    target: row.target as CommentTarget,
    target_id: row.target_id,
    parent_id: row.parent_id,
    author:
      isRead && row.user_id !== null ? { id: row.user_id, name: row.owner_name, image: row.owner_image ?? '' } : null,
    text,
    mentions: mentionsOf(text, people),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    likes: row.likes,
    liked: row.liked,
    gone: !isShown,
    hidden: isRead && row.hidden_at ? { at: row.hidden_at.toISOString(), reason: row.hidden_reason } : null,
    replies: row.replies,
    can: {
      edit: isOwn && isShown,
      delete: isOwn && row.state !== 'deleted',
      reply: isShown,
      report: !isOwn && isShown,
      moderate: mayModerate,
    },
  }
}
