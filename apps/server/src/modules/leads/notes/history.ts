import type { leads } from '@deckle/contract/leads.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLead } from '../require-lead.ts'
import { personOf } from './person-of.ts'
import { listActivity } from './queries.ts'

export const leadHistory: Handler<typeof leads.history> = async ({ deps, actor, params: { id }, query }) => {
  const lead = await requireLead(deps.db, actor, { id, bin: true })
  const { rows, ...page } = await listActivity(deps.db, { clientId: actor.clientId, id: lead.id }, query)
  return {
    history: rows.map(({ at, act, detail, ...row }) => ({
      id: row.id,
      act,
      actor: personOf(row),
      detail,
      at: at.toISOString(),
    })),
    ...page,
  }
}
