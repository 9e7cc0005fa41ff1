import { createHmac } from 'node:crypto'
import { transaction } from '../../../db/transaction.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { hashedUuid } from '../../../platform/uuid.ts'
import { refuse } from '../../../refusal.ts'
import { mailAsker } from '../mails/ticket-mail.ts'
import { notifyOperators } from '../mails/notify.ts'
import { insertFiles, insertMessage } from '../message/queries.ts'
import { checkFiles, type IncomingFile, putFiles, removeFiles } from '../message/store-files.ts'
import { findTicketById, type TicketRow, type TicketsDb } from '../queries.ts'
import { ticketHashes } from '../tokens.ts'
import { insertTicket } from './queries.ts'

export interface NewTicket {
  /** Made by the sender: sent twice, a ticket is opened once. */
  readonly id?: string | undefined
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

/** Stores a ticket with its first message, and notifies operators and the asker. What was stored before is returned. */
export async function openTicket(deps: Deps, ticket: NewTicket): Promise<TicketRow> {
  const checked = await checkFiles(ticket.files)
  const place = { client_id: ticket.clientId, id: ticketIdOf(deps, ticket) }
  const files = await putFiles(deps, place, checked)
  try {
    const { row, isNew } = await transaction(deps.db, async (trx) => {
      const isNew = await insertTicket(trx, rowOf(deps, place, ticket))
      if (isNew) await insertFirstMessage(trx, deps, { place, ticket, files })
      const row = await findTicketById(trx, place.client_id, place.id)
      if (!row) throw refuse('not_found')
      if (isNew) await notify(trx, deps, row, ticket)
      else requireSameAsker(row, ticket)
      return { row, isNew }
    })
    if (!isNew) await removeFiles(deps, files)
    return row
  } catch (error) {
    await removeFiles(deps, files)
    throw error
  }
}

/**
 * The sender's id makes sending idempotent, but does not become the ticket's: the ticket's id is unique over all clients
 * and its secrets derive from it. Each asker has ids of their own, so that nobody learns whether another's ticket exists.
 */
function ticketIdOf({ newId, secret }: Deps, { id, clientId, userId, email }: NewTicket): string {
  if (id === undefined) return newId()
  const asker = [clientId, userId ?? email, id.toLowerCase()].join(' ')
  return hashedUuid(createHmac('sha256', secret).update(`ticket id ${asker}`).digest())
}

interface Place {
  readonly client_id: string
  readonly id: string
}

interface Opening {
  readonly place: Place
  readonly ticket: NewTicket
  readonly files: Awaited<ReturnType<typeof putFiles>>
}

async function insertFirstMessage(trx: TicketsDb, deps: Deps, { place, ticket, files }: Opening): Promise<void> {
  const { client_id, id: ticket_id } = place
  const { userId, clientId, text } = ticket
  const message_id = deps.newId()
  await insertMessage(trx, {
    client_id,
    id: message_id,
    ticket_id,
    side: 'asker',
    author_client_id: userId === null ? null : clientId,
    author_id: userId,
    text,
    created_at: deps.now(),
  })
  await insertFiles(
    trx,
    files.map((file) => ({ ...file, client_id, ticket_id, message_id })),
  )
}

async function notify(trx: Db, deps: Deps, row: TicketRow, { userId, isHeld }: NewTicket): Promise<void> {
  if (userId === null) await mailAsker(trx, deps, row, { key: isHeld ? 'ticketConfirm' : 'ticketReceived' })
  if (!isHeld) await notifyOperators(trx, deps, row, 'ticket_new')
}

function requireSameAsker(row: TicketRow, { userId, email }: NewTicket): void {
  if (row.user_id !== userId || (userId === null && row.email !== email)) throw refuse('conflict')
}

function rowOf(deps: Deps, place: Place, ticket: NewTicket) {
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
