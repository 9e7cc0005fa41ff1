import type { leads } from '@deckle/contract/leads.ts'
import { leadLimits } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { tagLeads } from '../edit/queries.ts'
import { noteChanges } from '../edit/note-change.ts'
import { wholeLead } from '../list/show-lead.ts'
import { findLeads, findMerged, type LeadRecord, type LeadValues, setLeads } from '../queries.ts'
import { requirePlan } from '../require-lead.ts'
import { moveMerged } from './queries.ts'

/** The others keep their rows, notes and history, and are shown with the first; `split` takes one out again. */
export const mergeLeads: Handler<typeof leads.merge> = ({ deps, actor, body }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    await requirePlan(trx, clientId)
    const into = body.into.toLowerCase()
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))].filter((id) => id !== into)
    const found = await findLeads(trx, actor, [into, ...ids], { locked: true })
    const target = found.find(({ id }) => id === into)
    if (!target || found.length < ids.length + 1) throw refuse('not_found')
    const others = found.filter(({ id }) => id !== into)
    if (others.length === 0) throw refuse('rule_broken', 'lead.merge_itself')
    await requireRoom(trx, clientId, found)
    const now = deps.now()
    await setLeads(trx, clientId, [into], { ...filledFrom(target, others), updated_at: now })
    await tagLeads(trx, clientId, [into], tagsOf(others).slice(0, leadLimits.tags))
    await moveMerged(trx, clientId, ids, into)
    await noteChanges(trx, deps, actor, [
      { id: into, act: 'merged', detail: { leads: others.map(({ id, name, email }) => ({ id, name, email })) } },
    ])
    return wholeLead(trx, actor, into)
  })

async function requireRoom(trx: Db, clientId: string, found: readonly LeadRecord[]): Promise<void> {
  const merged = await Promise.all(found.map(({ id }) => findMerged(trx, { clientId, id })))
  if (merged.flat().length + found.length - 1 > leadLimits.merged) throw refuse('rule_broken', 'lead.too_many_merged')
}

const contact = ['name', 'email', 'company', 'outcome'] as const

/** What the lead lacks, from the newest of the others that has it. */
function filledFrom(target: LeadRecord, others: readonly LeadRecord[]): LeadValues {
  const newest = others.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
  const filled = contact.flatMap((name) => {
    const value = target[name] === '' && newest.find((lead) => lead[name] !== '')?.[name]
    return value ? [[name, value] as const] : []
  })
  const withPhone = target.phone === '' ? newest.find(({ phone }) => phone !== '') : undefined
  return {
    ...Object.fromEntries(filled),
    ...(withPhone && { phone: withPhone.phone, phone_key: withPhone.phone_key }),
    ...(target.score === null && { score: newest.find(({ score }) => score !== null)?.score ?? null }),
    ...(target.owner_id === null && { owner_id: newest.find(({ owner_id }) => owner_id !== null)?.owner_id ?? null }),
  }
}

const tagsOf = (others: readonly LeadRecord[]): string[] => [
  ...new Set(others.flatMap(({ tag_cells }) => (tag_cells ?? []).map(([id]) => id))),
]
