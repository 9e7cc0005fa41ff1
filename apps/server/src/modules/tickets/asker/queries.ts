import { type InterfaceLanguage, isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { TicketState } from '@deckle/core/ticket/ticket.ts'
import type { Insertable } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Tables } from '../../../db/tables.ts'
import { askedBy, ticketRows, type TicketsDb } from '../queries.ts'

/** The client of the first Superadmin. */
export async function findFirstOperator(db: TicketsDb): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('client_id')
    .where('license_type', '=', 'Superadmin')
    .where('active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.client_id
}

export async function findPersonLanguage(
  db: TicketsDb,
  { clientId, userId }: Pick<Scoped, 'clientId' | 'userId'>,
): Promise<InterfaceLanguage | null> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirst()
  const language = row?.language ?? ''
  return isInterfaceLanguage(language) ? language : null
}

/** False where there is a ticket of this id. */
export async function insertTicket(
  db: TicketsDb,
  row: Insertable<Tables['tickets']> & { readonly id: string },
): Promise<boolean> {
  const { client_id, id, page_hash, reply_hash } = row
  const inserted = await db
    .insertInto('tickets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await db
    .insertInto('ticket_tokens')
    .values([page_hash, reply_hash].map((token_hash) => ({ token_hash, client_id, ticket_id: id })))
    .execute()
  return true
}

export const listOwn = (
  db: TicketsDb,
  actor: Scoped,
  { state, ...page }: PageRequest & { readonly state?: TicketState | undefined },
) =>
  readPage(
    ticketRows(db)
      .where('t.client_id', '=', actor.clientId)
      .where(askedBy(actor))
      .$if(state !== undefined, (some) => some.where('t.state', '=', state as string)),
    newestFirst('t.updated_at', 't.id'),
    page,
  )
