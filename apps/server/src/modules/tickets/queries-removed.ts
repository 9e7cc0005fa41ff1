import { sql } from 'kysely'
import type { TicketsDb } from './queries.ts'

interface Place {
  readonly client_id: string
  readonly id: string
}

/** Returns the keys of their files. Messages go by cascade. */
async function deleteTickets(db: TicketsDb, clientId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await db
    .selectFrom('ticket_files')
    .select('file_key')
    .where('client_id', '=', clientId)
    .where('ticket_id', 'in', ids)
    .execute()
  const rows = await db
    .deleteFrom('tickets')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .returning(['page_hash', 'reply_hash'])
    .execute()
  const hashes = rows.flatMap((row) => [row.page_hash, row.reply_hash])
  if (hashes.length > 0) await db.deleteFrom('ticket_tokens').where('token_hash', 'in', hashes).execute()
  return files.map(({ file_key }) => file_key)
}

/** What a person asked, with an account or with its address, and who they are in what they answered. Returns keys of files. */
export async function eraseFromTickets(
  db: TicketsDb,
  { clientId, userId, email }: { readonly clientId: string; readonly userId: string; readonly email: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(user_id = ${userId}::uuid or (user_id is null and email = ${email}))`)
    .execute()
  await db
    .updateTable('tickets')
    .set({ assignee_client_id: null, assignee_id: null })
    .where('assignee_id', '=', userId)
    .execute()
  await db
    .updateTable('ticket_messages')
    .set({ author_client_id: null, author_id: null })
    .where('author_id', '=', userId)
    .execute()
  return deleteTickets(
    db,
    clientId,
    rows.map(({ id }) => id),
  )
}

/** Held tickets of before; of all clients. */
export const listHeldBefore = (db: TicketsDb, before: Date, most: number): Promise<Place[]> =>
  db
    .selectFrom('tickets')
    .select(['client_id', 'id'])
    .where('held', '=', true)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute()

export const deleteTicket = (db: TicketsDb, { client_id, id }: Place): Promise<string[]> =>
  deleteTickets(db, client_id, [id])
