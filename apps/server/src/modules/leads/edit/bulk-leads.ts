import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { leads } from '@deckle/contract/leads.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { requireContentTags } from '../../tags/index.ts'
import { findLeads, type LeadRecord, type LeadValues, setLeads } from '../queries.ts'
import { requirePlan } from '../require-lead.ts'
import { changesOf } from './changes-of.ts'
import { type Happened, noteActs, noteChanges } from './note-change.ts'
import { tagLeads, untagLeads } from './queries.ts'
import { requireOwner } from './require-owner.ts'

type Body = BodyOf<typeof leads.bulk>

/** What is out of reach, and what would stay as it is, is passed over. */
export const bulkLeads: Handler<typeof leads.bulk> = ({ deps, actor, body }) =>
  transaction(deps.db, async (trx) => {
    await requirePlan(trx, actor.clientId)
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))]
    const found = await findLeads(trx, actor, ids, { bin: body.deleted === false, locked: true })
    const now = deps.now()
    const { values, owner } = await valuesOf(trx, actor, body)
    const changes = found.flatMap((lead) => changesOf(lead, values, owner))
    const changed = [...new Set(changes.map(({ id }) => id))]
    await setLeads(trx, actor.clientId, changed, { ...values, updated_at: now })
    const tagged = await changeTags(trx, actor, found, body)
    await noteChanges(trx, deps, actor, [...changes, ...tagged])
    const moved = found.filter(({ deleted_at }) => body.deleted !== undefined && (deleted_at !== null) !== body.deleted)
    await setLeads(trx, actor.clientId, idsOf(moved), { deleted_at: body.deleted === true ? now : null })
    const acts = moved.map(({ id }) => ({
      id,
      act: body.deleted === true ? ('deleted' as const) : ('restored' as const),
    }))
    await noteActs(trx, deps, actor, acts)
    return { changed: new Set([...changed, ...tagged.map(({ id }) => id), ...idsOf(moved)]).size }
  })

const idsOf = (rows: readonly LeadRecord[]) => rows.map(({ id }) => id)

async function valuesOf(trx: Db, { clientId }: SignedIn, { status, owner }: Body) {
  const values: LeadValues = {
    ...(status !== undefined && { status }),
    ...(owner !== undefined && { owner_id: owner?.toLowerCase() ?? null }),
  }
  return { values, owner: owner ? await requireOwner(trx, clientId, owner) : null }
}

async function changeTags(
  trx: Db,
  { clientId }: SignedIn,
  found: readonly LeadRecord[],
  { add_tags = [], remove_tags = [] }: Body,
): Promise<Happened[]> {
  const added = await requireContentTags(trx, clientId, add_tags)
  const removed = await requireContentTags(trx, clientId, remove_tags)
  const acts = found.flatMap(({ id, tag_cells }) => {
    const before = new Set((tag_cells ?? []).map(([tag]) => tag))
    const added_names = added.filter((tag) => !before.has(tag.id)).map(({ name }) => name)
    const removed_names = removed.filter((tag) => before.has(tag.id)).map(({ name }) => name)
    if (added_names.length + removed_names.length === 0) return []
    return [{ id, act: 'tags' as const, detail: { added: added_names, removed: removed_names } }]
  })
  const ids = acts.map(({ id }) => id)
  await tagLeads(
    trx,
    clientId,
    ids,
    added.map(({ id }) => id),
  )
  await untagLeads(
    trx,
    clientId,
    ids,
    removed.map(({ id }) => id),
  )
  return acts
}
