import { type Migration, Migrator } from 'kysely'
import type pg from 'pg'
import { createDatabase } from './database.ts'
import { migrations as allMigrations } from './migrations/index.ts'
import { createPoolLike } from './connection/pool.ts'
import { MigrationError } from './migration-error.ts'

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
  if (to === undefined && (await isUpToDate(pool, Object.keys(migrations)))) return []
  const own = createPoolLike(pool, { size: 2 })
  const db = createDatabase(own)
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      // Branches that add migrations are merged in any order, and installations follow the main branch.
      allowUnorderedMigrations: true,
    })
    const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
    if (error) throw explain(error, results?.find(({ status }) => status === 'Error')?.migrationName)
    return (results ?? []).map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
}

/** Whether exactly these have been applied: most starts find so, and need neither a lock nor connections of their own. */
async function isUpToDate(pool: pg.Pool, names: readonly string[]): Promise<boolean> {
  if (!(await currentMigration(pool))) return false
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
  const applied = new Set(rows.map(({ name }) => name))
  return applied.size === names.length && names.every((name) => applied.has(name))
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

/** When the database was set up or restored, in ISO 8601. */
export async function firstMigratedAt(pool: Pick<pg.Pool, 'query'>): Promise<string | null> {
  const { rows } = await pool.query<{ at: string | null }>('select min(timestamp) as at from kysely_migration')
  return rows[0]?.at ?? null
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
