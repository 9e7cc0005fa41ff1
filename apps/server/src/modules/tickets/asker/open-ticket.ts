import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { mailAsker } from '../mails/ticket-mail.ts'
import { notifyOperators } from '../mails/notify.ts'
import { insertFiles, insertMessage } from '../message/queries.ts'
import { checkFiles, type IncomingFile, putFiles, removeFiles } from '../message/store-files.ts'
import { findTicketById, type TicketRow } from '../queries.ts'
import { ticketHashes } from '../tokens.ts'
import { insertTicket } from './queries.ts'

export interface NewTicket {
  readonly clientId: string
  /** Null for whoever has no account: then with an address. */
  readonly userId: string | null
  readonly email: string
  readonly name: string
  readonly language: string
  /** Shown to operators once the address is confirmed. */
  readonly isHeld: boolean
  readonly subject: string
  readonly text: string
  readonly files: readonly IncomingFile[]
}

/** Stores a ticket with its first message, and notifies operators and the asker. */
export async function openTicket(deps: Deps, ticket: NewTicket): Promise<TicketRow> {
  const checked = await checkFiles(ticket.files)
  const place = { client_id: ticket.clientId, id: deps.newId() }
  const files = await putFiles(deps, place, checked)
  try {
    return await transaction(deps.db, async (trx) => {
      await insertTicket(trx, rowOf(deps, place, ticket))
      const message_id = deps.newId()
      await insertMessage(trx, {
        client_id: place.client_id,
        id: message_id,
        ticket_id: place.id,
        side: 'asker',
        author_client_id: ticket.userId === null ? null : ticket.clientId,
        author_id: ticket.userId,
        text: ticket.text,
        created_at: deps.now(),
      })
      await insertFiles(
        trx,
        files.map((file) => ({ ...file, client_id: place.client_id, ticket_id: place.id, message_id })),
      )
      const row = await findTicketById(trx, place.client_id, place.id)
      if (!row) throw refuse('not_found')
      if (ticket.userId === null)
        await mailAsker(trx, deps, row, { key: ticket.isHeld ? 'ticketConfirm' : 'ticketReceived' })
      if (!ticket.isHeld) await notifyOperators(trx, deps, row, 'ticket_new')
      return row
    })
  } catch (error) {
    await removeFiles(deps, files)
    throw error
  }
}

function rowOf(deps: Deps, place: { readonly client_id: string; readonly id: string }, ticket: NewTicket) {
  const now = deps.now()
  return {
    ...place,
    subject: ticket.subject,
    user_id: ticket.userId,
    email: ticket.email,
    name: ticket.name,
    language: ticket.language,
    held: ticket.isHeld,
    message_count: 1,
    ...ticketHashes(place.id, deps.secret),
    created_at: now,
    updated_at: now,
    waiting_since: now,
  }
}
