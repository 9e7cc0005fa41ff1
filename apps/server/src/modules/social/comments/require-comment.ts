import type { CommentTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { FoundTarget } from '../target.ts'
import { type CommentRecord, findComment } from './queries.ts'

type Parts = Pick<Deps, 'socialKinds'>

export interface About {
  readonly target: CommentTarget
  readonly id: string
}

/** What the actor sees. */
export async function requireTarget(
  db: Db,
  { socialKinds }: Parts,
  actor: Scoped,
  { target, id }: About,
  how: { readonly lock?: boolean } = {},
): Promise<FoundTarget> {
  const found = await socialKinds.targets[target]?.find(db, actor, id, how)
  if (!found) throw refuse('not_found')
  return found
}

export const aboutOf = ({ target, target_id }: CommentRecord): About => ({
  target: target as CommentTarget,
  id: target_id,
})

/** One that is shown, on something that the actor sees. */
export async function requireShown(
  db: Db,
  deps: Parts,
  actor: Scoped,
  id: string,
  how: { readonly lock?: boolean } = {},
): Promise<{ readonly comment: CommentRecord; readonly target: FoundTarget }> {
  const comment = await findComment(db, actor, id, how)
  if (!comment || comment.state !== 'shown') throw refuse('not_found')
  return { comment, target: await requireTarget(db, deps, actor, aboutOf(comment)) }
}

/** The actor's own, on `on` where it is given. */
export async function requireOwnComment(
  db: Db,
  deps: Parts,
  actor: Scoped,
  { id, on }: { readonly id: string; readonly on?: About | undefined },
): Promise<CommentRecord> {
  const comment = await findComment(db, actor, id, { lock: true })
  if (!comment || comment.state === 'deleted') throw refuse('not_found')
  if (on && (on.target !== comment.target || on.id.toLowerCase() !== comment.target_id)) throw refuse('not_found')
  if (comment.owner_id === actor.userId) return comment
  await requireTarget(db, deps, actor, aboutOf(comment))
  throw refuse(comment.state === 'shown' ? 'not_allowed' : 'not_found')
}
