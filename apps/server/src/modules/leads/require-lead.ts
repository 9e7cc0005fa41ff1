import type { Lead } from '@deckle/contract/models/lead.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { Db } from '../../db/database.ts'
import type { SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { requireFeature } from '../licences/index.ts'
import { presentLead } from './present.ts'
import { findLeads, findPlan, type LeadRecord, type LeadsDb } from './queries.ts'

/** The client's plan. Refuses with `plan_limit` where it has no leads. */
export const requirePlan = async (db: LeadsDb, clientId: string): Promise<PlanType> =>
  allowPlan(await findPlan(db, clientId))

/** Where it is known already. */
export function allowPlan(plan: PlanType): PlanType {
  requireFeature({ plan }, 'leads', 0)
  return plan
}

interface Wanted {
  readonly id: string
  /** Also one in the bin. */
  readonly bin?: boolean
  readonly locked?: boolean
}

/** Within the actor's reach; one that was merged is not there any more. */
export async function requireLead(db: LeadsDb, actor: SignedIn, { id, ...how }: Wanted): Promise<LeadRecord> {
  await requirePlan(db, actor.clientId)
  const [lead] = await findLeads(db, actor, [id], how)
  if (!lead) throw refuse('not_found')
  return lead
}

export async function showable(db: Db, actor: SignedIn, id: string): Promise<Lead> {
  const [plan, lead] = [await findPlan(db, actor.clientId), await requireLead(db, actor, { id, bin: true })]
  return presentLead(lead, plan)
}
