import type { tickets } from '@deckle/contract/tickets.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { mailAsker } from '../mails/ticket-mail.ts'
import { notifyAsker } from '../mails/notify.ts'
import { presentTicket } from '../present.ts'
import { lockTicket, type TicketRow, updateTicket } from '../queries.ts'
import { requireLatest, requireTicket, type SeenTicket } from '../require-ticket.ts'

export const closeTicket: Handler<typeof tickets.close> = async ({ deps, actor, params }) => {
  const seen = await requireTicket(deps.db, actor, params.id)
  await setClosed(deps, seen, true)
  return { ticket: presentTicket(await requireLatest(deps.db, seen.row), seen.viewer) }
}

export const restoreTicket: Handler<typeof tickets.restore> = async ({ deps, actor, params }) => {
  const seen = await requireTicket(deps.db, actor, params.id)
  await setClosed(deps, seen, false)
  return { ticket: presentTicket(await requireLatest(deps.db, seen.row), seen.viewer) }
}

/** Again changes nothing. The asker is notified of what an operator closes. */
export function setClosed(deps: Deps, { row, viewer }: SeenTicket, isClosed: boolean): Promise<void> {
  return transaction(deps.db, async (trx) => {
    const locked = await lockTicket(trx, row.client_id, row.id)
    if (!locked) throw refuse('not_found')
    if ((locked.state === 'closed') === isClosed) return
    await updateTicket(trx, row, changeTo(isClosed, deps.now()))
    if (!isClosed || viewer.side === 'asker') return
    await mailAsker(trx, deps, row, { key: 'ticketClosed' })
    await notifyAsker(trx, deps, row, 'ticket_closed')
  })
}

const changeTo = (
  isClosed: boolean,
  now: Date,
): Partial<Pick<TicketRow, 'state' | 'updated_at' | 'waiting_since'>> => ({
  state: isClosed ? 'closed' : 'open',
  updated_at: now,
  waiting_since: isClosed ? null : now,
})
