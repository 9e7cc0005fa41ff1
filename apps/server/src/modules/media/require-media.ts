import type { Scoped } from '../../db/reach.ts'
import { refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { requireAccess } from '../../require-access.ts'
import { findMedia, type MediaRecord } from './queries.ts'

/** Refuses with `not_found` outside the actor's client; with `bin`, accepts files in the bin. */
export async function requireMedia(
  deps: Pick<Deps, 'db'>,
  actor: Scoped,
  id: string,
  where: { readonly bin?: boolean } = {},
): Promise<MediaRecord> {
  const media = await findMedia(deps.db, actor, id, where)
  if (!media) throw refuse('not_found')
  return media
}

/** Refuses with `not_allowed` a file of somebody else, except for Admins; with `bin`, accepts files in the bin. */
export async function requireEditable(
  deps: Pick<Deps, 'db'>,
  actor: Scoped,
  id: string,
  where: { readonly bin?: boolean } = {},
): Promise<MediaRecord> {
  return requireAccess(actor, 'media.edit', await findMedia(deps.db, actor, id, where), { refused: 'media.others' })
}
