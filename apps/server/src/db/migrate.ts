import { type Migration, Migrator } from 'kysely'
import type pg from 'pg'
import { createDatabase } from './database.ts'
import { migrations as allMigrations } from './migrations/index.ts'
import { createPoolLike } from './connection/pool.ts'

export interface MigrateOptions {
  migrations?: Record<string, Migration>
  /** The last migration to run; default all. */
  to?: string
}

/**
 * Applies pending migrations in one transaction and returns their names. Safe to call on several servers at once:
 * PostgreSQL lets one run, and the others find nothing to do.
 */
export async function migrate(
  pool: pg.Pool,
  { migrations = allMigrations, to }: MigrateOptions = {},
): Promise<string[]> {
  const own = createPoolLike(pool, { size: 2 })
  const db = createDatabase(own)
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
    if (error) throw explain(error, results?.find(({ status }) => status === 'Error')?.migrationName)
    return (results ?? []).map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
}

/** Undefined for an empty database. */
export async function currentMigration(pool: Pick<pg.Pool, 'query'>): Promise<string | undefined> {
  const { rows: found } = await pool.query<{ table: string | null }>(
    "select to_regclass('kysely_migration')::text as table",
  )
  if (!found[0]?.table) return undefined
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name desc limit 1')
  return rows[0]?.name
}

export class MigrationError extends Error {
  override name = 'MigrationError'
}

function explain(error: unknown, migration: string | undefined): MigrationError {
  const message = error instanceof Error ? error.message : String(error)
  const unknown = /previously executed migration (\S+) is missing/.exec(message)?.[1]
  const text = unknown
    ? `The database was brought forward by a newer version of Deckle: this version does not know the migration ${unknown}. Start the newer version, or restore a backup made by this one.`
    : migration
      ? `The migration ${migration} failed, and nothing was changed: ${message}`
      : `The database could not be brought forward: ${message}`
  return new MigrationError(text, { cause: error })
}
