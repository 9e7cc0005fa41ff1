import type { leads } from '@deckle/contract/leads.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { noteChanges } from '../edit/note-change.ts'
import { wholeLead } from '../list/show-lead.ts'
import { findMerged, setLeads } from '../queries.ts'
import { requireLead } from '../require-lead.ts'

/** Whoever reaches the lead that it was merged into may take the other out. */
export const splitLead: Handler<typeof leads.split> = ({ deps, actor, params, body }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    const target = await requireLead(trx, actor, { id: params.id, locked: true })
    const merged = (await findMerged(trx, { clientId, id: target.id })).find(({ id }) => id === body.lead.toLowerCase())
    if (!merged) throw refuse('not_found')
    const { id, name, email } = merged
    await setLeads(trx, clientId, [id], { merged_into: null, updated_at: deps.now() })
    await noteChanges(trx, deps, actor, [{ id: target.id, act: 'split', detail: { leads: [{ id, name, email }] } }])
    return wholeLead(trx, actor, target.id)
  })
