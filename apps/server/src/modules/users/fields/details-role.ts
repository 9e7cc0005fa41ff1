import { actorRank, licenseRank } from '@deckle/core/access/access.ts'
import type { DetailsRole } from '@deckle/core/people/person-field.ts'
import type { SignedIn } from '../../../http/handler.ts'

/** As whom the actor reads or writes the details of a person whom they reach. */
export function detailsRole(actor: SignedIn, personId: string): DetailsRole {
  if (actorRank(actor) >= licenseRank('Admin')) return 'Admin'
  return actor.userId === personId ? 'self' : 'Manager'
}
