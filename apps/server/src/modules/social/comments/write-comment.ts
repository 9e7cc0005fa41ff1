import type { Comment } from '@deckle/contract/models/social.ts'
import { mentionedIn } from '@deckle/core/social/mention.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { counting } from '../counts.ts'
import { excerpt } from '../excerpt.ts'
import { requireWriter } from '../require-writer.ts'
import type { FoundTarget } from '../target.ts'
import { notifyPeople, notifyMentioned } from '../notify.ts'
import { countComment, countedIn } from './count-comment.ts'
import { presentComments } from './present.ts'
import {
  blankComment,
  type CommentRecord,
  deleteComment,
  findComment,
  findShownComment,
  insertComment,
  setCommentText,
} from './queries.ts'
import { type About, aboutOf, requireOwnComment, requireTarget } from './require-comment.ts'
import { removeTraces } from '../remove-all-about.ts'

// Comments on anything that takes them; the calls of posts and articles are made of these.

export interface WrittenComment {
  readonly text: string
  /** A comment on the same thing; a reply to a reply stands beside it. */
  readonly parentId: string | null
}

export async function addComment(
  deps: Deps,
  actor: Scoped,
  about: About,
  { text, parentId }: WrittenComment,
): Promise<Comment> {
  await requireTarget(deps, actor, about)
  await requireWriter(deps, actor, { text }, 'comment')
  const id = deps.newId()
  await counting(deps, async (trx, count) => {
    const target = await requireTarget({ ...deps, db: trx }, actor, about, { lock: true })
    if (!target.isOpen) throw refuse('rule_broken', 'social.closed')
    const answered = parentId === null ? null : await requireAnswered(trx, actor, about, parentId)
    const comment = {
      client_id: actor.clientId,
      id,
      target: about.target,
      target_id: about.id.toLowerCase(),
      parent_id: answered ? (answered.parent_id ?? answered.id) : null,
      owner_id: actor.userId,
      text,
      created_at: deps.now(),
    }
    await insertComment(trx, comment)
    await countComment(trx, count, comment, 1)
    await notifyOfComment(trx, deps, actor, { about, id, text, target, answered })
  })
  return presentOne(deps, actor, id)
}

/** The comment replied to. It stays until the transaction ends. */
async function requireAnswered(trx: Db, actor: Scoped, about: About, id: string): Promise<CommentRecord> {
  const answered = await findComment(trx, actor, id, { lock: true })
  const isThere =
    answered?.state === 'shown' && answered.target === about.target && answered.target_id === about.id.toLowerCase()
  if (!answered || !isThere) throw refuse('not_found', 'social.comment_gone')
  return answered
}

interface Made {
  readonly about: About
  readonly id: string
  readonly text: string
  readonly target: FoundTarget
  readonly answered: CommentRecord | null
}

/** Each person of one thing: that they are mentioned, else that they got a reply, else that it is on what is theirs. */
async function notifyOfComment(
  trx: Db,
  deps: Deps,
  actor: Scoped,
  { about, id, text, target, answered }: Made,
): Promise<void> {
  const link = linkTo(target, id)
  const people = mentionedIn(text)
  const mentioned = await notifyMentioned(trx, deps, actor, {
    what: 'mention_comment',
    about,
    subject: id,
    link,
    people,
  })
  const replied = answered?.owner_id != null && !mentioned.includes(answered.owner_id) ? answered.owner_id : null
  if (answered && replied !== null) {
    const text = excerpt(answered.text)
    await notifyPeople(trx, deps, actor, {
      userIds: [replied],
      type: 'reply',
      key: 'reply',
      text,
      subject: answered.id,
      link,
    })
  }
  if (mentioned.includes(target.ownerId) || target.ownerId === replied) return
  await notifyPeople(trx, deps, actor, {
    userIds: [target.ownerId],
    type: 'comment',
    key: `comment_${about.target}`,
    text: target.text,
    subject: about.id,
    link,
  })
}

export const linkTo = ({ link }: FoundTarget, commentId: string): string =>
  `${link}${link.includes('?') ? '&' : '?'}comment=${commentId}`

interface OwnComment {
  readonly id: string
  /** Where the call names it. */
  readonly on?: About
}

export async function changeComment(deps: Deps, actor: Scoped, { id, on }: OwnComment, text: string): Promise<Comment> {
  await requireWriter(deps, actor, { text })
  await counting(deps, async (trx, count) => {
    const comment = await requireOwnComment({ ...deps, db: trx }, actor, { id, on })
    if (comment.state !== 'shown') throw refuse('not_found')
    const about = aboutOf(comment)
    const target = await requireTarget({ ...deps, db: trx }, actor, about)
    await setCommentText(trx, comment, text, deps.now())
    await count(countedIn(comment), {}, comment.created_at)
    const known = mentionedIn(comment.text)
    await notifyMentioned(trx, deps, actor, {
      what: 'mention_comment',
      about,
      subject: id,
      link: linkTo(target, id),
      people: mentionedIn(text).filter((person) => !known.includes(person)),
    })
  })
  return presentOne(deps, actor, id)
}

/** For good; where others replied, an empty place stays. */
export async function removeComment(deps: Deps, actor: Scoped, own: OwnComment): Promise<void> {
  await counting(deps, async (trx, count) => {
    const comment = await requireOwnComment({ ...deps, db: trx }, actor, own)
    if (comment.state === 'shown') await countComment(trx, count, comment, -1)
    if (comment.replies > 0) await blankComment(trx, comment)
    else await deleteComment(trx, comment)
    await removeTraces(trx, actor.clientId, [comment.id])
  })
}

async function presentOne({ db }: Pick<Deps, 'db'>, actor: Scoped, id: string): Promise<Comment> {
  const row = await findShownComment(db, actor, id)
  const [comment] = row ? await presentComments(db, actor, [row]) : []
  if (!comment) throw refuse('not_found')
  return comment
}
