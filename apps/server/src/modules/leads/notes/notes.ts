import type { LeadNote, leads } from '@deckle/contract/leads.ts'
import { leadLimits } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { noteActs } from '../edit/note-change.ts'
import { requireLead } from '../require-lead.ts'
import { personOf } from './person-of.ts'
import { countNotes, findNote, insertNote, listNotes, type NoteRecord, removeNote, setNote } from './queries.ts'

export const leadNotes: Handler<typeof leads.notes> = async ({ deps, actor, params: { id }, query }) => {
  const lead = await requireLead(deps.db, actor, { id, bin: true })
  const { rows, ...page } = await listNotes(deps.db, { clientId: actor.clientId, id: lead.id }, query)
  return { notes: rows.map((row) => presentNote(row, actor)), ...page }
}

export const createNote: Handler<typeof leads.createNote> = ({ deps, actor, params, body: { text } }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    const lead = await requireLead(trx, actor, { id: params.id, locked: true })
    if ((await countNotes(trx, { clientId, id: lead.id })) >= leadLimits.notes)
      throw refuse('rule_broken', 'lead.too_many_notes')
    const [id, now] = [deps.newId(), deps.now()]
    await insertNote(trx, {
      client_id: clientId,
      id,
      lead_id: lead.id,
      author_id: actor.userId,
      text,
      created_at: now,
      updated_at: now,
    })
    await noteActs(trx, deps, actor, [{ id: lead.id, act: 'note' }])
    return { note: presentNote(await requireOwnNote(trx, actor, { id: lead.id, note_id: id }), actor) }
  })

export const updateNote: Handler<typeof leads.updateNote> = ({ deps, actor, params, body: { text } }) =>
  transaction(deps.db, async (trx) => {
    const note = await requireOwnNote(trx, actor, params)
    await setNote(trx, { clientId: actor.clientId, id: note.id }, { text, updated_at: deps.now() })
    return { note: presentNote(await requireOwnNote(trx, actor, params), actor) }
  })

export const deleteNote: Handler<typeof leads.deleteNote> = ({ deps, actor, params }) =>
  transaction(deps.db, async (trx) => {
    const note = await requireOwnNote(trx, actor, params)
    await removeNote(trx, { clientId: actor.clientId, id: note.id })
    return { ok: true }
  })

/** Others' notes are read, and not changed. */
async function requireOwnNote(
  db: Db,
  actor: SignedIn,
  { id, note_id }: { readonly id: string; readonly note_id: string },
): Promise<NoteRecord> {
  const lead = await requireLead(db, actor, { id })
  const note = await findNote(db, { clientId: actor.clientId, id: lead.id }, note_id)
  if (!note) throw refuse('not_found')
  if (note.person_id !== actor.userId) throw refuse('not_allowed')
  return note
}

function presentNote(row: NoteRecord, { userId }: SignedIn): LeadNote {
  return {
    id: row.id,
    text: row.text,
    author: personOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: { edit: row.person_id === userId },
  }
}
