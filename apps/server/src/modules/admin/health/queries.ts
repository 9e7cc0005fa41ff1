import { sql } from 'kysely'
import type { AdminDb } from '../queries.ts'

export interface DatabaseFigures {
  readonly version: string
  readonly size: number
  readonly connections: number
  readonly max_connections: number
}

export async function readDatabaseFigures(db: AdminDb): Promise<DatabaseFigures> {
  const { rows } =
    await sql<DatabaseFigures>`select current_setting('server_version') as version, pg_database_size(current_database()) as size,
    current_setting('max_connections')::integer as max_connections,
    (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(db)
  return rows[0] as DatabaseFigures
}

/** Exact up to 100,000 rows, above that PostgreSQL's estimate. */
export async function countRows(db: AdminDb, table: 'clients' | 'users' | 'decks' | 'attempts'): Promise<number> {
  const { rows } = await sql<{
    estimate: number
  }>`select reltuples as estimate from pg_class where oid = ${table}::regclass`.execute(db)
  const estimate = Math.round(rows[0]?.estimate ?? 0)
  if (estimate > 100_000) return estimate
  return (
    await db
      .selectFrom(table)
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
}

export interface MailFigures {
  readonly waiting: number
  readonly failed: number
  /** When the oldest waiting mail was written. */
  readonly oldest: Date | null
}

export async function readMailFigures(db: AdminDb): Promise<MailFigures> {
  return db
    .selectFrom('mail_outbox')
    .select(sql<number>`count(*) filter (where status = 'waiting')`.as('waiting'))
    .select(sql<number>`count(*) filter (where status = 'failed')`.as('failed'))
    .select(sql<Date | null>`min(created_at) filter (where status = 'waiting')`.as('oldest'))
    .where('status', 'in', ['waiting', 'failed'])
    .executeTakeFirstOrThrow()
}
