import { type Actor, may } from '@deckle/core/access/access.ts'
import { type TagKind, tagKinds } from '@deckle/core/tag/tag.ts'

/** Tags of people may be personal: only who may list people sees them. */
export function visibleKinds(actor: Actor, kind?: TagKind): readonly TagKind[] {
  return tagKinds.filter((one) => (kind === undefined || one === kind) && (one !== 'user' || may(actor, 'user.list')))
}
