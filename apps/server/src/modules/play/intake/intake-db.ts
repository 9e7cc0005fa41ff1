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
}

/** A statement over rows whose clients are its first parameter, an array: for rows of many clients, and of one. */
export function ofClients<Row>(name: string, text: (parts: Parts) => string): OfClients<Row> {
  return {
    many: { name, text: text({ isClient: (column) => `${column} = any ($1::uuid[])`, isDistributed: false }) },
    one: {
      name: `${name}_of_one`,
      text: text({ isClient: (column) => `${column} = ($1::uuid[])[1]`, isDistributed: true }),
    },
  }
}

export const statementOf = <Row>({ isDistributed }: StatementDb, statement: OfClients<Row>): Named<Row> =>
  isDistributed ? statement.one : statement.many
