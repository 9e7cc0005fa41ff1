import type { leads } from '@deckle/contract/leads.ts'
import type { Handler } from '../../../http/handler.ts'
import { stepsOfLead } from '../../touches/index.ts'
import { findMerged } from '../queries.ts'
import { requireLead } from '../require-lead.ts'

/** What the person touched, also before leads that were merged into this one. */
export const leadPath: Handler<typeof leads.path> = async ({ deps: { db }, actor, params }) => {
  const { id } = await requireLead(db, actor, { id: params.id, bin: true })
  const merged = await findMerged(db, { clientId: actor.clientId, id })
  return { steps: await stepsOfLead(db, actor.clientId, [id, ...merged.map((lead) => lead.id)]) }
}
