import type { Ticket, TicketMessage } from '@deckle/contract/models/ticket.ts'
import { isTicketState, ticketCode, ticketLimits } from '@deckle/core/ticket/ticket.ts'
import type { MessageRow } from './message/queries.ts'
import type { TicketRow } from './queries.ts'

/** Who looks at a ticket. */
export type Viewer = { readonly side: 'asker' } | { readonly side: 'operator'; readonly userId: string }

export function presentTicket(row: TicketRow, viewer: Viewer): Ticket {
  const state = isTicketState(row.state) ? row.state : 'closed'
  const isOperator = viewer.side === 'operator'
  const isMine = isOperator && row.assignee_id === viewer.userId
  const isFull = row.message_count >= ticketLimits.messages
  return {
    id: row.id,
    code: ticketCode(row.id),
    subject: row.subject,
    state,
    asker: { id: row.user_id, name: row.name, email: row.email },
    isConfirmed: row.user_id !== null || row.confirmed_at !== null,
    client: { id: row.client_id, name: row.client },
    assignee: isOperator && row.assignee_id !== null ? { id: row.assignee_id, name: row.assignee ?? '' } : null,
    isMine,
    messages: row.message_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    waitingSince: state === 'open' ? (row.waiting_since ?? row.created_at).toISOString() : null,
    can: {
      reply: !isOperator && !isFull,
      answer: isOperator && !isFull && (row.assignee_id === null || isMine),
      assign: isOperator,
      close: state !== 'closed',
      restore: state === 'closed',
    },
  }
}

export const presentMessages = (rows: readonly MessageRow[], row: TicketRow, viewer: Viewer): TicketMessage[] =>
  rows
    .filter(({ kind }) => kind === 'message' || viewer.side === 'operator')
    .map((message) => ({
      id: message.id,
      kind: message.kind === 'note' ? 'note' : 'message',
      by: message.side === 'asker' ? 'asker' : 'operator',
      name: message.side === 'asker' ? row.name : (message.author ?? ''),
      text: message.text,
      via: message.via === 'mail' ? 'mail' : 'web',
      files: message.files.map(({ id, name, size }) => ({ id, name, size })),
      createdAt: message.created_at.toISOString(),
    }))
