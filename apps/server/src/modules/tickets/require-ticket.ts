import type { TicketThread } from '@deckle/contract/tickets.ts'
import type { Scoped } from '../../db/reach.ts'
import { refuse } from '../../refusal.ts'
import { listMessages } from './message/queries.ts'
import { presentMessages, presentTicket, type Viewer } from './present.ts'
import { findTicket, findTicketByHash, findTicketById, type TicketRow, type TicketsDb } from './queries.ts'
import { hashToken, isSameHash, TOKEN_LENGTH } from './tokens.ts'

export interface SeenTicket {
  readonly row: TicketRow
  readonly viewer: Viewer
}

/** One that the actor asked or may answer; all others are `not_found`. */
export async function requireTicket(db: TicketsDb, actor: Scoped, id: string): Promise<SeenTicket> {
  const row = await findTicket(db, actor, id)
  if (!row) throw refuse('not_found')
  return { row, viewer: viewerOf(row, actor) }
}

/** One that the actor may answer. */
export async function requireAnswered(db: TicketsDb, actor: Scoped, id: string): Promise<SeenTicket> {
  const seen = await requireTicket(db, actor, id)
  if (seen.viewer.side === 'asker') throw refuse('not_found')
  return seen
}

const viewerOf = (row: TicketRow, { userId }: Scoped): Viewer =>
  row.user_id === userId ? { side: 'asker' } : { side: 'operator', userId }

/** By the secret of its page: of whoever asked without an account. */
export async function requireThread(db: TicketsDb, token: string): Promise<TicketRow> {
  const hash = hashToken(token)
  const row = token.length === TOKEN_LENGTH ? await findTicketByHash(db, hash) : undefined
  if (!row || row.user_id !== null || !isSameHash(row.page_hash, hash)) throw refuse('not_found', 'ticket.no_thread')
  return row
}

/** As it is by now. */
export async function readThread(db: TicketsDb, { row, viewer }: SeenTicket): Promise<TicketThread> {
  const latest = await requireLatest(db, row)
  const messages = await listMessages(db, row)
  return { ticket: presentTicket(latest, viewer), messages: presentMessages(messages, latest, viewer) }
}

export async function requireLatest(db: TicketsDb, { client_id, id }: TicketRow): Promise<TicketRow> {
  const row = await findTicketById(db, client_id, id)
  if (!row) throw refuse('not_found')
  return row
}
