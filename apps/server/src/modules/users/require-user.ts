import { type Action, hasReach, isAbove, may } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import type { SignedIn } from '../../http/handler.ts'
import { findUserFor, type UserRecord } from './queries.ts'

interface HowToRequire {
  readonly asOrganisation?: boolean
  readonly bin?: boolean
}

/**
 * Refuses with `not_found` if the person is not visible to the actor, with `not_allowed` if the action is not allowed.
 * `asOrganisation` ignores access to the actor's own person. `bin` includes people in the bin for actors who may delete
 * people.
 */
export async function requireUser(
  db: Db,
  actor: SignedIn,
  action: Action,
  id: string,
  { asOrganisation = false, bin = false }: HowToRequire = {},
): Promise<UserRecord> {
  const user = await findUserFor(db, actor, id)
  if (!user) throw refuse('not_found')
  if (user.deleted_at !== null && !(bin && seesBin(actor))) throw refuse('not_found')
  const subject = { clientId: user.client_id, ownerId: asOrganisation ? null : user.id, isBelow: user.is_below }
  if (!may(actor, action, subject)) throw refuse('not_allowed')
  return user
}

const seesBin = (actor: SignedIn): boolean =>
  hasReach(actor, 'user.delete', 'client') || hasReach(actor, 'user.delete', 'any')

/** Refuses changes of the client's owner by Admins, and of people with a higher licence type. */
export function requireNotAbove(actor: SignedIn, user: UserRecord): void {
  if (isAbove(actor, user)) throw refuse('not_allowed', user.owns_client ? 'user.owner_above' : 'license.above_own')
}
