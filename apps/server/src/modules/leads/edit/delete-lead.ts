import type { leads } from '@deckle/contract/leads.ts'
import { LEAD_BIN_DAYS } from '@deckle/core/lead/lead.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { setLeads } from '../queries.ts'
import { requireLead, showable } from '../require-lead.ts'
import { noteActs } from './note-change.ts'
import { removeLeadsInBin } from './queries-old.ts'

/** Idempotent. */
export const deleteLead: Handler<typeof leads.delete> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const lead = await requireLead(trx, actor, { id, bin: true, locked: true })
    if (lead.deleted_at === null) {
      await setLeads(trx, actor.clientId, [lead.id], { deleted_at: deps.now() })
      await noteActs(trx, deps, actor, [{ id: lead.id, act: 'deleted' }])
    }
    return { ok: true }
  })

/** Idempotent. */
export const restoreLead: Handler<typeof leads.restore> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const lead = await requireLead(trx, actor, { id, bin: true, locked: true })
    if (lead.deleted_at !== null) {
      await setLeads(trx, actor.clientId, [lead.id], { deleted_at: null })
      await noteActs(trx, deps, actor, [{ id: lead.id, act: 'restored' }])
    }
    return { lead: await showable(trx, actor, lead.id) }
  })

/** Daily. Returns the number of leads deleted for good. */
export const purgeLeads = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  removeLeadsInBin(db, new Date(now().getTime() - LEAD_BIN_DAYS * 86_400_000))
