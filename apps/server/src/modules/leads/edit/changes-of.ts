import type { LeadRecord, LeadValues } from '../queries.ts'
import type { Happened } from './note-change.ts'

const contact = ['name', 'email', 'phone', 'company'] as const

/** What the history says of values that are set: nothing of those that were so before. */
export function changesOf(lead: LeadRecord, values: LeadValues, owner: string | null): Happened[] {
  const { id } = lead
  const fields = contact.filter((name) => values[name] !== undefined && values[name] !== lead[name])
  const { status, owner_id } = values
  return [
    ...(fields.length > 0 ? [{ id, act: 'edited' as const, detail: { fields } }] : []),
    ...(status !== undefined && status !== lead.status
      ? [{ id, act: 'status' as const, detail: { from: lead.status, to: status } }]
      : []),
    ...(owner_id !== undefined && owner_id !== lead.owner_id
      ? [{ id, act: 'owner' as const, detail: { from: lead.owner_name, to: owner } }]
      : []),
  ]
}
