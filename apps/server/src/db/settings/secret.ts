import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** The signing key, 32 bytes: the setting if present, else created once and stored in `settings` for all servers. */
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
