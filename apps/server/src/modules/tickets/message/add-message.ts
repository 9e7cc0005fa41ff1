import { stateAfterMessage, ticketLimits, type TicketSide } from '@deckle/core/ticket/ticket.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { lockTicket, type TicketRow } from '../queries.ts'
import { changeByMessage, findMessage, insertFiles, insertMessage } from './queries.ts'
import { checkFiles, type IncomingFile, putFiles, removeFiles } from './store-files.ts'

export interface NewMessage {
  /** Made by the sender: sent twice, a message is stored once. */
  readonly id?: string | undefined
  readonly kind: 'message' | 'note'
  readonly side: TicketSide
  /** Null for whoever has no account. */
  readonly author: { readonly clientId: string; readonly userId: string } | null
  readonly text: string
  readonly files: readonly IncomingFile[]
  readonly via: 'web' | 'mail'
}

/**
 * Stores a message, changes the state of its ticket and calls `after` in the same transaction. An operator is refused
 * while another one has the ticket, and gets one that nobody has. False for what was stored before.
 */
export async function addMessage(
  deps: Deps,
  ticket: TicketRow,
  message: NewMessage,
  after: (trx: Db) => Promise<void>,
): Promise<boolean> {
  const checked = await checkFiles(message.files)
  const files = await putFiles(deps, ticket, checked)
  try {
    const isNew = await transaction(deps.db, async (trx) => {
      const { id: ticket_id, client_id } = ticket
      const locked = await lockTicket(trx, client_id, ticket_id)
      if (!locked) throw refuse('not_found')
      const id = (message.id ?? deps.newId()).toLowerCase()
      const { kind, side, author, text, via } = message
      const place = {
        client_id,
        id,
        ticket_id,
        author_client_id: author?.clientId ?? null,
        author_id: author?.userId ?? null,
      }
      const known = await findMessage(trx, client_id, id)
      if (known) return requireSame(known, place, message)
      requireRoom(locked, message)
      if (!(await insertMessage(trx, { ...place, kind, side, text, via, created_at: deps.now() })))
        throw refuse('conflict')
      await insertFiles(
        trx,
        files.map((file) => ({ ...file, client_id, ticket_id, message_id: id })),
      )
      await changeByMessage(trx, ticket, changeBy(deps.now(), locked, message))
      await after(trx)
      return true
    })
    if (!isNew) await removeFiles(deps, files)
    return isNew
  } catch (error) {
    await removeFiles(deps, files)
    throw error
  }
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockTicket>>>

function requireRoom({ message_count, assignee_id }: Locked, { kind, side, author }: NewMessage): void {
  if (message_count >= ticketLimits.messages) throw refuse('rule_broken', 'ticket.full')
  const isTaken = assignee_id !== null && assignee_id !== author?.userId
  if (kind === 'message' && side === 'operator' && isTaken) throw refuse('conflict', 'ticket.taken')
}

function requireSame(
  known: NonNullable<Awaited<ReturnType<typeof findMessage>>>,
  place: { readonly ticket_id: string; readonly author_id: string | null },
  { side, kind }: NewMessage,
): false {
  const isSame = known.ticket_id === place.ticket_id && known.side === side && known.kind === kind
  if (!isSame || known.author_id !== place.author_id) throw refuse('conflict')
  return false
}

function changeBy(now: Date, locked: Locked, { kind, side, author }: NewMessage) {
  if (kind === 'note') return { updated_at: now }
  if (side === 'asker') {
    const waiting_since = locked.state === 'open' ? (locked.waiting_since ?? now) : now
    return { state: stateAfterMessage(side), updated_at: now, waiting_since }
  }
  return {
    state: stateAfterMessage(side),
    updated_at: now,
    waiting_since: null,
    assignee_client_id: author?.clientId ?? null,
    assignee_id: author?.userId ?? null,
  }
}
