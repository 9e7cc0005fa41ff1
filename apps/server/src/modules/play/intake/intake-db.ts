import type pg from 'pg'
import type { Named } from '../../../db/named-statement.ts'

/** Where the intake stores what players send. */
export interface IntakeDb extends StatementDb {
  readonly pool: pg.Pool
}

/** The intake's pool, or a transaction. */
export interface StatementDb {
  readonly pool: Pick<pg.ClientBase, 'query'>
  /** Rows that are stored together are of one client, and statements name it, so that one machine is asked. */
  readonly isDistributed: boolean
}

interface OfClients<Row> {
  readonly many: Named<Row>
  readonly one: Named<Row>
}

/** The parts of a statement that differ where tables are distributed. */
interface Parts {
  /** Whether the column is one of the rows' clients, `$1`. */
  readonly isClient: (column: string) => string
  readonly isDistributed: boolean
  /** Ends an insert whose rows are counted: a distributed database reports one row for none. */
  readonly counted: string
}

/** A statement over rows whose clients are its first parameter, an array: for rows of many clients, and of one. */
export function ofClients<Row>(name: string, text: (parts: Parts) => string): OfClients<Row> {
  return {
    many: {
      name,
      text: text({ isClient: (column) => `${column} = any ($1::uuid[])`, isDistributed: false, counted: '' }),
    },
    one: {
      name: `${name}_of_one`,
      text: text({ isClient: (column) => `${column} = ($1::uuid[])[1]`, isDistributed: true, counted: 'returning 1' }),
    },
  }
}

export const statementOf = <Row>({ isDistributed }: StatementDb, statement: OfClients<Row>): Named<Row> =>
  isDistributed ? statement.one : statement.many

/** Runs a statement that ends with `counted`. Returns the number of inserted rows. */
export async function runCounted(db: StatementDb, statement: OfClients<never>, values: unknown[]): Promise<number> {
  const { name, text } = statementOf(db, statement)
  const { rows, rowCount } = await db.pool.query({ name, text, values })
  return db.isDistributed ? rows.length : (rowCount ?? 0)
}
