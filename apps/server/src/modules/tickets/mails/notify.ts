import { ticketCode } from '@deckle/core/ticket/ticket.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { NotificationKey } from '../../../words/catalogue.ts'
import { sendNotification } from '../../notifications/index.ts'
import type { TicketRow, TicketsDb } from '../queries.ts'
import { findPartner, listAdmins, listSuperadmins, type Operator } from './queries.ts'

/** Who looks after a client's tickets: its Admins, and its partner's or, without one, Superadmins. Never the asker. */
export async function operatorsOf(db: TicketsDb, row: TicketRow): Promise<Operator[]> {
  const partner = await findPartner(db, row)
  const above = partner === null ? await listSuperadmins(db) : await listAdmins(db, partner)
  const all = [...(await listAdmins(db, row.client_id)), ...above]
  const byId = new Map(all.map((one) => [one.id, one] as const))
  if (row.user_id !== null) byId.delete(row.user_id)
  return [...byId.values()]
}

/** To the operator who has the ticket, else to all of its client. */
export async function notifyOperators(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  row: TicketRow,
  key: NotificationKey,
): Promise<void> {
  const { assignee_id: id, assignee_client_id: client_id } = row
  const operators = id !== null && client_id !== null ? [{ id, client_id }] : await operatorsOf(trx, row)
  await notify(trx, deps, row, { key, operators })
}

export async function notify(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { id, client }: TicketRow,
  { key, operators }: { readonly key: NotificationKey; readonly operators: readonly Operator[] },
): Promise<void> {
  for (const clientId of new Set(operators.map(({ client_id }) => client_id))) {
    const userIds = operators.filter(({ client_id }) => client_id === clientId).map((one) => one.id)
    // Nothing of the asker: it would stay with people of another client.
    const words = { key, values: { code: ticketCode(id), client } }
    // Whoever waits for an answer doesn't wait for a daily mail.
    const notification = { clientId, type: 'system', words, link: `/helpDesk/tickets/${id}`, email: 'at_once' } as const
    await sendNotification(trx, deps, userIds, notification)
  }
}

/** In the application; a mail of its own says the same. */
export async function notifyAsker(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { client_id: clientId, user_id, id, subject }: TicketRow,
  key: NotificationKey,
): Promise<void> {
  if (user_id === null) return
  const words = { key, values: { subject } }
  const notification = { clientId, type: 'system', words, link: `/helpDesk/tickets/${id}`, email: 'none' } as const
  await sendNotification(trx, deps, [user_id], notification)
}
