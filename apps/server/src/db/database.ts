import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** A database or a transaction, with every table. Queries take the `DbOf` of their module instead. */
export type Db = DbOf<Tables, Tables, Tables> & Pick<Kysely<Tables>, 'transaction' | 'destroy'>

/** Columns of a table that its module opens to other modules. */
export type Columns<Table extends keyof Tables, Name extends keyof Tables[Table]> = {
  readonly [T in Table]: Pick<Tables[T], Name>
}

/** What a module's queries may touch: its own tables, and columns that others open for reading or updating. */
// @ts-expect-error A database of more tables serves where fewer are needed, which Kysely's types don't declare.
export interface DbOf<out Own, out Read = unknown, out Update = unknown>
  extends
    Pick<Kysely<Own & Read & Update>, 'selectFrom' | 'getExecutor'>,
    Pick<Kysely<Own & Update>, 'updateTable'>,
    Pick<Kysely<Own>, 'insertInto' | 'deleteFrom'> {}

/** For a module without tables. */
export type ReadDbOf<Read> = DbOf<object, Read>

/** Destroying it ends the pool. */
export function createDatabase(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
