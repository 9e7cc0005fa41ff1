import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** Also a transaction, which is a database to all that gets it. */
export type Db = Kysely<Tables>

/** Queries over the pool. Destroying it ends the pool. */
export function createDatabase(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
