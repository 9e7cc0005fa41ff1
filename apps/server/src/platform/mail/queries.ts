import type pg from 'pg'
import type { Message } from './mail.ts'

export async function insertOutboxMail(
  pool: pg.Pool,
  id: string,
  createdAt: Date,
  { to, subject, text, html, clientId, headers }: Message,
): Promise<void> {
  await pool.query(
    'insert into mail_outbox (id, client_id, to_address, subject, text_body, html_body, created_at, headers) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [id, clientId ?? null, to, subject, text, html ?? null, createdAt, headers ? JSON.stringify(headers) : null],
  )
}
