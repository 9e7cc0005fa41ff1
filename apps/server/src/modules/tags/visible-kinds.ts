import { type Actor, may } from '@deckle/core/access/access.ts'
import { type TagKind, tagKinds } from '@deckle/core/tag/tag.ts'

/** Tags for people may be sensitive: they are visible only to those who may list people. */
export function visibleKinds(actor: Actor, kind?: TagKind): readonly TagKind[] {
  return tagKinds.filter((one) => (kind === undefined || one === kind) && (one !== 'user' || may(actor, 'user.list')))
}
