import type { leads, WholeLead } from '@deckle/contract/leads.ts'
import { leadLimits } from '@deckle/core/lead/lead.ts'
import type { SignedIn, Handler } from '../../../http/handler.ts'
import { presentLead } from '../present.ts'
import { findDuplicates, findMerged, findPlan, type LeadRecord, type LeadsDb } from '../queries.ts'
import { requireLead } from '../require-lead.ts'

export const showLead: Handler<typeof leads.show> = async ({ deps, actor, params: { id } }) =>
  wholeLead(deps.db, actor, id)

export async function wholeLead(db: LeadsDb, actor: SignedIn, id: string): Promise<WholeLead> {
  const lead = await requireLead(db, actor, { id, bin: true })
  const [plan, merged, duplicates] = await Promise.all([
    findPlan(db, actor.clientId),
    findMerged(db, { clientId: actor.clientId, id: lead.id }),
    lead.deleted_at === null ? findDuplicates(db, actor, lead, leadLimits.merged) : [],
  ])
  return {
    lead: presentLead(lead, plan),
    merged: merged.map((row) => presentLead(row, plan, false)),
    duplicates: duplicates.map(captureOf),
  }
}

const captureOf = ({ id, deck_id, deck_name, attempt_id, name, email, phone, created_at }: LeadRecord) => ({
  id,
  deck: { id: deck_id, name: deck_name ?? '' },
  attempt: attempt_id,
  name,
  email,
  phone,
  created_at: created_at.toISOString(),
})
