import type pg from 'pg'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { holdsText } from '../../db/holds-text.ts'
import type { Message } from './mail.ts'

type Pool = Pick<pg.Pool, 'query'>

interface OutboxEntry {
  readonly id: string
  readonly createdAt: Date
  readonly status: 'waiting' | 'sent' | 'failed'
  readonly error: string | null
  readonly message: Message
}

/** Updating an existing entry keeps `created_at` and increments `attempts`. */
export async function saveOutboxMail(
  pool: Pool,
  { id, createdAt, status, error, message: { to, subject, text, html, clientId, userId, headers } }: OutboxEntry,
): Promise<void> {
  await pool.query(
    `insert into mail_outbox (id, client_id, user_id, to_address, subject, text_body, html_body, created_at, headers, status, error, attempts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1)
     on conflict (id) do update set subject = excluded.subject, text_body = excluded.text_body, html_body = excluded.html_body,
       headers = excluded.headers, status = excluded.status, error = excluded.error, attempts = mail_outbox.attempts + 1`,
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
      status,
      error,
    ],
  )
}

/** Deletes the mails to a person at any address, and the client's mails that contain one of the texts. */
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

/** A mail to this recipient with one of these subjects whose last delivery attempt failed; a newer one replaces it. */
export async function findUnsentMail(
  pool: Pool,
  { to, subjects }: { readonly to: string; readonly subjects: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from mail_outbox where (status = 'failed' or (status = 'waiting' and error is not null))
       and to_address = $1 and subject = any ($2::text[]) limit 1`,
    [to, subjects],
  )
  return rows[0]?.id
}

/** Stores no text, which the queue's payload contains. */
export async function insertWaitingMail(
  db: Db,
  { id, createdAt, subject, message }: { id: string; createdAt: Date; subject: string; message: Message },
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id,
      client_id: message.clientId ?? null,
      user_id: message.userId ?? null,
      to_address: message.to,
      subject,
      text_body: '',
      created_at: createdAt,
      status: 'waiting',
    })
    .execute()
}

const stored = ['id', 'client_id', 'user_id', 'to_address', 'subject', 'text_body', 'html_body', 'headers'] as const

/** Marks a failed mail as waiting and returns it; undefined if it has not failed. */
export async function claimFailedMail(db: Db, id: string) {
  return db
    .updateTable('mail_outbox')
    .set({ status: 'waiting', error: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning(stored)
    .executeTakeFirst()
}

/** Newest first, after the mail with the id `after`. */
export async function listFailedMails(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('status', '=', 'failed')
    .$if(after !== null, (mails) => mails.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes old entries without a text, and old mails that were not sent. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', before)
    .where((mail) => mail.or([mail('status', '<>', 'sent'), mail('text_body', '=', sql<string>`''`)]))
    .execute()
}
