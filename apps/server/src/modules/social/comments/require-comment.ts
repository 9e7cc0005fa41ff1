import type { CommentTarget } from '@deckle/core/social/social.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { FoundTarget } from '../target.ts'
import { type CommentRecord, findComment } from './queries.ts'

/** `db` is the transaction, within one. */
type Parts = Pick<Deps, 'db' | 'socialKinds'>

export interface About {
  readonly target: CommentTarget
  readonly id: string
}

/** What the actor sees. */
export async function requireTarget(
  { db, socialKinds }: Parts,
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
  deps: Parts,
  actor: Scoped,
  id: string,
  how: { readonly lock?: boolean } = {},
): Promise<{ readonly comment: CommentRecord; readonly target: FoundTarget }> {
  const comment = await findComment(deps.db, actor, id, how)
  if (!comment || comment.state !== 'shown') throw refuse('not_found')
  return { comment, target: await requireTarget(deps, actor, aboutOf(comment)) }
}

/** The actor's own, on `on` where it is given. */
export async function requireOwnComment(
  deps: Parts,
  actor: Scoped,
  { id, on }: { readonly id: string; readonly on?: About | undefined },
): Promise<CommentRecord> {
  const comment = await findComment(deps.db, actor, id, { lock: true })
  if (!comment || comment.state === 'deleted') throw refuse('not_found')
  if (on && (on.target !== comment.target || on.id.toLowerCase() !== comment.target_id)) throw refuse('not_found')
  if (comment.owner_id === actor.userId) return comment
  await requireTarget(deps, actor, aboutOf(comment))
  throw refuse(comment.state === 'shown' ? 'not_allowed' : 'not_found')
}
