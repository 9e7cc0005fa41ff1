import type { TicketText, ticket_texts } from '@deckle/contract/ticket-texts.ts'
import { answerTextLimits } from '@deckle/core/ticket/answer-text.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import type { TicketsDb } from '../queries.ts'
import { countTexts, findText, insertText, listTextRows, setText, type TextRow, type Wanted } from './queries.ts'

export const listTexts: Handler<typeof ticket_texts.list> = async ({ deps, actor, query }) => {
  const rows = await listTextRows(deps.db, actor.clientId, {
    bin: query.bin === 'true',
    most: answerTextLimits.count,
  })
  return { texts: rows.map(presentText) }
}

export const createText: Handler<typeof ticket_texts.create> = ({ deps, actor, body: { name, text } }) =>
  transaction(deps.db, async (trx) => {
    const wanted = { clientId: actor.clientId, id: deps.newId() }
    await lockClient(trx, actor.clientId)
    await requireRoom(trx, actor.clientId)
    const at = deps.now()
    await insertText(trx, { client_id: actor.clientId, id: wanted.id, name, text, created_at: at, updated_at: at })
    await audit(trx, deps, actor, { action: 'ticket_text.create', subject: wanted.id, detail: { name } })
    return { text: presentText(await requireText(trx, wanted)) }
  })

export const updateText: Handler<typeof ticket_texts.update> = ({ deps, actor, params, body }) =>
  transaction(deps.db, async (trx) => {
    const wanted = { clientId: actor.clientId, id: params.id }
    await lockClient(trx, actor.clientId)
    const before = await requireText(trx, wanted)
    if (before.deleted_at !== null) throw refuse('not_found')
    const { name, text, seen } = body
    if (seen !== undefined && seen !== before.updated_at.toISOString()) throw refuse('conflict')
    await setText(trx, wanted, { name, text, updated_at: deps.now() })
    await audit(trx, deps, actor, { action: 'ticket_text.update', subject: before.id, detail: { name } })
    return { text: presentText(await requireText(trx, wanted)) }
  })

/** Idempotent. */
export const deleteText: Handler<typeof ticket_texts.delete> = ({ deps, actor, params }) =>
  transaction(deps.db, async (trx) => {
    const wanted = { clientId: actor.clientId, id: params.id }
    await lockClient(trx, actor.clientId)
    const { id, name, deleted_at } = await requireText(trx, wanted)
    if (deleted_at === null) {
      await setText(trx, wanted, { deleted_at: deps.now() })
      await audit(trx, deps, actor, { action: 'ticket_text.delete', subject: id, detail: { name } })
    }
    return { ok: true }
  })

/** Idempotent. */
export const restoreText: Handler<typeof ticket_texts.restore> = ({ deps, actor, params }) =>
  transaction(deps.db, async (trx) => {
    const wanted = { clientId: actor.clientId, id: params.id }
    await lockClient(trx, actor.clientId)
    const { id, name, deleted_at } = await requireText(trx, wanted)
    if (deleted_at !== null) {
      await requireRoom(trx, actor.clientId)
      await setText(trx, wanted, { deleted_at: null })
      await audit(trx, deps, actor, { action: 'ticket_text.restore', subject: id, detail: { name } })
    }
    return { text: presentText(await requireText(trx, wanted)) }
  })

async function requireText(db: TicketsDb, wanted: Wanted): Promise<TextRow> {
  const row = await findText(db, wanted)
  if (!row) throw refuse('not_found')
  return row
}

async function requireRoom(db: TicketsDb, clientId: string): Promise<void> {
  if ((await countTexts(db, clientId)) >= answerTextLimits.count) throw refuse('rule_broken', 'ticket.texts_full')
}

const presentText = ({ id, name, text, created_at, updated_at, deleted_at }: TextRow): TicketText => ({
  id,
  name,
  text,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
  deletedAt: deleted_at?.toISOString() ?? null,
})
