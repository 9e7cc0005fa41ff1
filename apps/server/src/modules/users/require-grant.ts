import { type Actor, actorRank, type LicenseType, licenseRank, mayGrant } from '@deckle/core/access/access.ts'
import { type Message, refuse } from '../../refusal.ts'

/** @param from null for a new person */
export function requireGrant(actor: Actor, from: LicenseType | null, to: LicenseType): void {
  const fault = grantFault(actor, from, to)
  if (fault === 'act.license') throw refuse('not_allowed', fault)
  if (fault) throw refuse('rule_broken', { message: fault, fields: { license_type: fault } })
}

/** Null if the actor may grant the licence. */
export function grantFault(
  actor: Pick<Actor, 'licenseType' | 'ownsClient' | 'actedBy'>,
  from: LicenseType | null,
  to: LicenseType,
): Extract<Message, 'act.license' | 'license.above_own'> | null {
  if (mayGrant(actor, from, to)) return null
  return licenseRank(to) > actorRank(actor) ? 'license.above_own' : 'act.license'
}
