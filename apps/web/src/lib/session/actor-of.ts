import type { SignedInUser } from '@deckle/contract/models/people.ts'
import type { Actor } from '@deckle/core/access/access.ts'

/** The signed-in user as an actor for `may`: only where no reply has `can`, as in the shell and the routes. */
export function actorOf(
  user: Pick<SignedInUser, '_id' | 'license'> & Partial<Pick<SignedInUser, 'owns_client'>>,
): Actor {
  return { userId: user._id, clientId: '', licenseType: user.license.license_type, ownsClient: user.owns_client }
}
