import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** Every table; also a transaction. Use cases pass it on to queries, each of which sees it as the `DbOf` of its module. */
export type Db = DbOf<Tables, Tables, Tables> & Pick<Kysely<Tables>, 'transaction' | 'destroy'>

/** Columns of a table that its module opens to the queries of others. */
export type Columns<Table extends keyof Tables, Name extends keyof Tables[Table]> = {
  readonly [T in Table]: Pick<Tables[T], Name>
}

/**
 * The database as one module's queries see it: its own tables, and of others the columns that they open for reading or
 * for updating. One that shows more serves wherever less is asked for.
 */
// @ts-expect-error Kysely's builders don't say that they are covariant in their tables; `out` does.
export interface DbOf<out Own, out Read = unknown, out Update = unknown>
  extends
    Pick<Kysely<Own & Read & Update>, 'selectFrom' | 'getExecutor'>,
    Pick<Kysely<Own & Update>, 'updateTable'>,
    Pick<Kysely<Own>, 'insertInto' | 'deleteFrom'> {}

/** The same for a module that stores nothing of its own. */
export type ReadDbOf<Read> = DbOf<object, Read>

/** Queries over the pool. Destroying it ends the pool. */
export function createDatabase(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
