import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import type { SignedIn } from '../../http/handler.ts'
import { mayEditTag } from './present.ts'
import { findTag, type TagRecord } from './queries.ts'
import { visibleKinds } from './visible-kinds.ts'

/** Refuses with `not_found` if the actor may not see the tag, with `not_allowed` if they may not change it. */
export async function requireEditableTag(db: Db, actor: SignedIn, id: string): Promise<TagRecord> {
  const tag = await findTag(db, actor, visibleKinds(actor), id)
  if (!tag) throw refuse('not_found')
  if (!mayEditTag(actor, tag)) throw refuse('not_allowed')
  return tag
}
