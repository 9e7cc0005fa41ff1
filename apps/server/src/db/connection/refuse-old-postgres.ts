import type pg from 'pg'
import { StartError } from '../../platform/start-error.ts'

const oldest = 15

/** Throws a clear error before a migration fails on missing features. */
export async function refuseOldPostgres(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  )
  const [version] = rows
  if (!version || Math.floor(Number(version.number) / 10_000) >= oldest) return
  throw new StartError(
    `The database server is PostgreSQL ${version.name}; Deckle needs ${oldest} or newer. Update it, or set DATABASE_URL to another one.`,
  )
}
