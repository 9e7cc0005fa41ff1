import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { leads } from '@deckle/contract/leads.ts'
import { phoneKey } from '@deckle/core/lead/lead.ts'
import { readTags } from '../../../db/tag-cells.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { replaceTags } from '../../tags/index.ts'
import { type LeadValues, setLeads } from '../queries.ts'
import { requireLead, showable } from '../require-lead.ts'
import { changesOf } from './changes-of.ts'
import { noteChanges } from './note-change.ts'
import { requireOwner } from './require-owner.ts'

export const updateLead: Handler<typeof leads.update> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    const lead = await requireLead(trx, actor, { id, locked: true })
    const { tags: tagIds, ...rest } = body
    const values = valuesOf(rest)
    const owner = rest.owner && rest.owner !== lead.owner_id ? await requireOwner(trx, clientId, rest.owner) : null
    const tags = tagIds && (await replaceTags(trx, { kind: 'lead', clientId, id: lead.id }, tagIds))
    const acts = changesOf(lead, values, owner)
    const before = readTags(lead.tag_cells)
    if (tags && nameList(tags) !== nameList(before))
      acts.push({ id: lead.id, act: 'tags', detail: { from: namesOf(before), to: namesOf(tags) } })
    if (acts.length > 0) {
      await setLeads(trx, clientId, [lead.id], { ...values, updated_at: deps.now() })
      await noteChanges(trx, deps, actor, acts)
    }
    return { lead: await showable(trx, actor, lead.id) }
  })

const namesOf = (tags: readonly { readonly name: string }[]) => tags.map(({ name }) => name)
const nameList = (tags: readonly { readonly name: string }[]) => JSON.stringify(namesOf(tags).toSorted())

function valuesOf({ name, email, phone, company, status, owner }: BodyOf<typeof leads.update>): LeadValues {
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone, phone_key: phoneKey(phone) }),
    ...(company !== undefined && { company }),
    ...(status !== undefined && { status }),
    ...(owner !== undefined && { owner_id: owner?.toLowerCase() ?? null }),
  }
}
