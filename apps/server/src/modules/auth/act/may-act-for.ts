import { type Actor, actorRank, hasReach, licenseRank } from '@deckle/core/access/access.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'

interface Operator extends Pick<Actor, 'licenseType' | 'ownsClient' | 'clientId'> {
  /** The plan of the operator's client. */
  readonly plan: PlanType
}

/** Superadmins for any client; Admins and the owner of a partner for clients that the partner opened. */
export function mayActFor(operator: Operator, client: { readonly partner_id: string | null }): boolean {
  if (hasReach(operator, 'client.operate', 'any')) return true
  const isOfPartner = operator.plan === 'partner' && client.partner_id === operator.clientId
  return isOfPartner && actorRank(operator) >= licenseRank('Admin')
}
