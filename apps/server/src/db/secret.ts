import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/**
 * The key of signatures, 32 bytes: from the setting where there is one, else made once and
 * kept in the table `settings (key text primary key, value jsonb not null)` for all servers.
 */
export async function readOrCreateSecret(pool: pg.Pool, setting?: string): Promise<Buffer> {
  if (setting !== undefined) return createHash('sha256').update(setting).digest()
  const fresh = randomBytes(32).toString('base64')
  await pool.query(
    "insert into settings (key, value) values ('secret', to_jsonb($1::text)) on conflict (key) do nothing",
    [fresh],
  )
  const { rows } = await pool.query<{ secret: string }>(
    "select value #>> '{}' as secret from settings where key = 'secret'",
  )
  return Buffer.from(rows[0]?.secret ?? '', 'base64')
}
