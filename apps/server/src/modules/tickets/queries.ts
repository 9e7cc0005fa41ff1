import { hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, type Updateable, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Tables } from '../../db/tables.ts'
import type { ClientPlans, PartnerClients } from '../clients/tables.ts'
import type { MailedPeople, PeopleOfClients } from '../users/tables.ts'
import type { TicketTables } from './tables.ts'

export type TicketsDb = DbOf<TicketTables, PeopleOfClients & MailedPeople & PartnerClients & ClientPlans>

const columns = [
  't.client_id',
  't.id',
  't.subject',
  't.state',
  't.user_id',
  't.language',
  't.confirmed_at',
  't.held',
  't.assignee_client_id',
  't.assignee_id',
  't.message_count',
  't.page_hash',
  't.reply_hash',
  't.created_at',
  't.updated_at',
  't.waiting_since',
] as const

/** Tickets with their asker, client and assignee. */
export const ticketRows = (db: TicketsDb) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('clients as c', 'c.id', 't.client_id')
    .leftJoin('users as u', (join) => join.onRef('u.client_id', '=', 't.client_id').onRef('u.id', '=', 't.user_id'))
    .leftJoin('users as a', (join) =>
      join.onRef('a.client_id', '=', 't.assignee_client_id').onRef('a.id', '=', 't.assignee_id'),
    )
    .select(columns)
    .select(['c.name as client', 'c.partner_id'])
    .select(sql<string>`coalesce(u.email, t.email)`.as('email'))
    .select(sql<string>`coalesce(btrim(u.first_name || ' ' || u.last_name), t.name)`.as('name'))
    .select(sql<string | null>`btrim(a.first_name || ' ' || a.last_name)`.as('assignee'))

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicketById>>>

/** Tickets that the actor may answer. Nobody answers their own. */
export function answeredBy(actor: Scoped): RawBuilder<boolean> {
  const isSeen = sql<boolean>`(not t.held and t.user_id is distinct from ${actor.userId}::uuid)`
  if (hasReach(actor, 'ticket.answer', 'any')) return isSeen
  if (!hasReach(actor, 'ticket.answer', 'client')) return sql<boolean>`false`
  const isPartner = sql<boolean>`exists (select from clients o where o.id = ${actor.clientId}::uuid and o.plan = 'partner')`
  return sql<boolean>`(${isSeen} and (t.client_id = ${actor.clientId}::uuid
    or (c.partner_id = ${actor.clientId}::uuid and ${isPartner})))`
}

export const askedBy = (actor: Scoped): RawBuilder<boolean> =>
  sql<boolean>`(t.client_id = ${actor.clientId}::uuid and t.user_id = ${actor.userId}::uuid)`

/** One that the actor asked or may answer. */
export const findTicket = (db: TicketsDb, actor: Scoped, id: string) =>
  ticketRows(db)
    .where('t.id', '=', id)
    .where(sql<boolean>`(${askedBy(actor)} or ${answeredBy(actor)})`)
    .executeTakeFirst()

export const findTicketById = (db: TicketsDb, clientId: string, id: string) =>
  ticketRows(db).where('t.client_id', '=', clientId).where('t.id', '=', id).executeTakeFirst()

/** Of whichever client. */
export async function findTicketByHash(db: TicketsDb, hash: string): Promise<TicketRow | undefined> {
  const place = await db
    .selectFrom('ticket_tokens')
    .select(['client_id', 'ticket_id'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return place && findTicketById(db, place.client_id, place.ticket_id)
}

/** Acts on a ticket wait for each other. */
export const lockTicket = (db: TicketsDb, clientId: string, id: string) =>
  db
    .selectFrom('tickets')
    .select(['state', 'assignee_id', 'message_count', 'held', 'confirmed_at', 'waiting_since'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function updateTicket(
  db: TicketsDb,
  { client_id, id }: Pick<TicketRow, 'client_id' | 'id'>,
  values: Updateable<Tables['tickets']>,
): Promise<void> {
  await db.updateTable('tickets').set(values).where('client_id', '=', client_id).where('id', '=', id).execute()
}
