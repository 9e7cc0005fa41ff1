import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { TicketRow, TicketsDb } from '../queries.ts'

type Place = Pick<TicketRow, 'client_id' | 'id'>

export type FileRow = Pick<Insertable<Tables['ticket_files']>, 'id' | 'name' | 'size' | 'file_key' | 'content_type'>
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** Oldest first, with their files; a ticket has at most `ticketLimits.messages`. */
export async function listMessages(db: TicketsDb, { client_id, id }: Place) {
  const [messages, files] = await Promise.all([
    db
      .selectFrom('ticket_messages as m')
      .leftJoin('users as u', (join) =>
        join.onRef('u.client_id', '=', 'm.author_client_id').onRef('u.id', '=', 'm.author_id'),
      )
      .select(['m.id', 'm.kind', 'm.side', 'm.text', 'm.via', 'm.created_at'])
      .select(sql<string | null>`btrim(u.first_name || ' ' || u.last_name)`.as('author'))
      .where('m.client_id', '=', client_id)
      .where('m.ticket_id', '=', id)
      .orderBy('m.created_at')
      .orderBy('m.id')
      .execute(),
    db
      .selectFrom('ticket_files')
      .select(['id', 'message_id', 'name', 'size'])
      .where('client_id', '=', client_id)
      .where('ticket_id', '=', id)
      .orderBy('id')
      .execute(),
  ])
  return messages.map((message) => ({
    ...message,
    files: files.filter(({ message_id }) => message_id === message.id),
  }))
}

/** False if the id exists. */
export async function insertMessage(db: TicketsDb, row: Insertable<Tables['ticket_messages']>): Promise<boolean> {
  const inserted = await db
    .insertInto('ticket_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Counts a message, with what it changes of its ticket. */
export async function changeByMessage(
  db: TicketsDb,
  { client_id, id }: Place,
  values: Updateable<Tables['tickets']>,
): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ ...values, message_count: sql`message_count + 1` })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute()
}

export const findMessage = (db: TicketsDb, clientId: string, id: string) =>
  db
    .selectFrom('ticket_messages')
    .select(['ticket_id', 'side', 'kind', 'author_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function insertFiles(db: TicketsDb, rows: readonly Insertable<Tables['ticket_files']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('ticket_files').values(rows).execute()
}

export const findFile = (db: TicketsDb, { client_id, id }: Place, fileId: string) =>
  db
    .selectFrom('ticket_files')
    .select(['name', 'content_type', 'file_key'])
    .where('client_id', '=', client_id)
    .where('ticket_id', '=', id)
    .where('id', '=', fileId)
    .executeTakeFirst()
