import { type Action, licenseRank, may } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Db } from '../../db/database.ts'
import type { SignedIn } from '../../http/handler.ts'
import { findUser, type UserRecord } from './queries.ts'

/**
 * The person, if the caller may see that person at all (else `not_found`) and may do this (else `not_allowed`).
 * `asOrganisation`: being oneself is no ground.
 */
export async function requireUser(
  db: Db,
  actor: SignedIn,
  action: Action,
  id: string,
  { asOrganisation = false } = {},
): Promise<UserRecord> {
  const anyClient = may(actor, 'user.read', { clientId: 'another', ownerId: null })
  const user = await findUser(db, anyClient ? null : actor.clientId, id)
  if (!user || !may(actor, 'user.read', { clientId: user.client_id, ownerId: user.id })) throw refuse('not_found')
  if (!may(actor, action, { clientId: user.client_id, ownerId: asOrganisation ? null : user.id }))
    throw refuse('not_allowed')
  return user
}

/** Nobody changes who stands above in the licence types. */
export function requireNotAbove(actor: SignedIn, user: UserRecord): void {
  if (licenseRank(user.license_type) > licenseRank(actor.licenseType)) throw refuse('not_allowed', 'license.above_own')
}
