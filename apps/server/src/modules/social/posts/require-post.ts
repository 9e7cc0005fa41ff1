import { hasReach } from '@deckle/core/access/access.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import { refuse } from '../../../refusal.ts'
import { listReaderKeys } from '../readers/queries.ts'
import { findPost, type PostRecord } from './queries.ts'

/** A post that is shown and meant for the actor. */
export async function requireReadable(
  db: Db,
  actor: Scoped,
  id: string,
  { lock }: { readonly lock?: 'share' | 'update' | undefined } = {},
): Promise<PostRecord> {
  const post = await findPost(db, actor, id, { lock })
  if (!post || post.state !== 'shown' || !(await isMeantFor(db, actor, post))) throw refuse('not_found')
  return post
}

export async function isMeantFor(db: Db, actor: Scoped, post: PostRecord): Promise<boolean> {
  if (post.owner_id === actor.userId || post.audience === 'everyone') return true
  const keys = new Set(await listReaderKeys(db, actor))
  return post.audience_ids.some((id) => keys.has(id))
}

/** The actor's own, hidden or not. */
export async function requireOwn(
  db: Db,
  actor: Scoped,
  id: string,
  { lock }: { readonly lock?: 'update' } = {},
): Promise<PostRecord> {
  const post = await findPost(db, actor, id, { lock })
  if (!post) throw refuse('not_found')
  if (post.owner_id === actor.userId) return post
  // Who sees it learns that it is somebody else's.
  if (post.state === 'shown' && (await isMeantFor(db, actor, post))) throw refuse('not_allowed')
  throw refuse('not_found')
}

/** What moderators reach, whoever it is meant for. */
export const isModeratedBy = (actor: Scoped, { is_below }: { readonly is_below: boolean }): boolean =>
  hasReach(actor, 'social.moderate', 'client') || (is_below && hasReach(actor, 'social.moderate', 'branch'))
