import type { PoolConfig } from 'pg'
import { createPool } from '../connection/pool.ts'
import { BackupError } from './backup-format.ts'

/**
 * Replaces the named database with an empty one, over a connection to another one of its server. It has no tables: the
 * next start creates them, and a backup of any earlier migration can be restored into it. Refused while others use it.
 */
export async function resetDatabase(connection: string | PoolConfig, name: string): Promise<void> {
  const pool = createPool({ connection, size: 1 })
  try {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1",
      [name],
    )
    if (rowCount)
      throw new BackupError('The database is in use by others, and nothing was changed. Stop Deckle, then try again.')
    await pool.query(`drop database if exists "${name}" with (force)`)
    await pool.query(`create database "${name}" template template0`)
  } finally {
    await pool.end()
  }
}
