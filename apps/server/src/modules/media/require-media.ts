import { type Actor, may } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { subjectOf } from './present.ts'
import { findMedia, type MediaRecord } from './queries.ts'

/** The file, of the actor's client: in the library, or with `bin` in the bin too. */
export async function requireMedia(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  where: { readonly bin?: boolean } = {},
): Promise<MediaRecord> {
  const media = await findMedia(deps.db, actor, id, where)
  if (!media) throw refuse('not_found')
  return media
}

/** The file, in the bin or not, if the actor may delete it (else `not_allowed`). */
export async function requireDeletable(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<MediaRecord> {
  const media = await requireMedia(deps, actor, id, { bin: true })
  if (!may(actor, 'media.delete', subjectOf(media))) throw refuse('not_allowed')
  return media
}
