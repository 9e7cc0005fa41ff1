import type pg from 'pg'
import { sql } from 'kysely'
import { holdsText } from '../../db/holds-text.ts'
import type { Db } from '../../db/database.ts'
import type { Message } from './mail.ts'

export async function insertOutboxMail(
  pool: pg.Pool,
  id: string,
  createdAt: Date,
  { to, subject, text, html, clientId, userId, headers }: Message,
): Promise<void> {
  await pool.query(
    'insert into mail_outbox (id, client_id, user_id, to_address, subject, text_body, html_body, created_at, headers) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      id,
      clientId ?? null,
      userId ?? null,
      to,
      subject,
      text,
      html ?? null,
      createdAt,
      headers ? JSON.stringify(headers) : null,
    ],
  )
}

/** To a person, under whatever address, and those of the client that hold one of the texts. */
export async function deleteMailsOf(
  db: Db,
  {
    clientId,
    userId,
    texts,
  }: { readonly clientId: string; readonly userId: string; readonly texts: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('client_id', '=', clientId)
    .where(
      sql<boolean>`(user_id = ${userId} or ${holdsText(sql`to_address`, texts)} or ${holdsText(sql`subject`, texts)}
        or ${holdsText(sql`text_body`, texts)} or ${holdsText(sql`html_body`, texts)})`,
    )
    .execute()
}
