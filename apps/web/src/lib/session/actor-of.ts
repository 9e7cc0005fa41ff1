import type { StoredUser } from './tokens/persisted.ts'
import type { Actor } from '@deckle/core/access/access.ts'

/** The signed-in user as an actor for `may`: only where no reply has `can`, as in the shell and the routes. */
export function actorOf(user: Pick<StoredUser, '_id' | 'license'> & Partial<Pick<StoredUser, 'owns_client'>>): Actor {
  return { userId: user._id, clientId: '', licenseType: user.license.license_type, ownsClient: user.owns_client }
}
