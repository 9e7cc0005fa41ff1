import type pg from 'pg'
import type { Named } from '../../../db/named-statement.ts'

/** Where the intake stores what players send. */
export interface IntakeDb {
  readonly pool: pg.Pool
  /** Rows that are stored together are of one client, and statements name it, so that one machine is asked. */
  readonly isDistributed: boolean
}

interface OfClients<Row> {
  readonly many: Named<Row>
  readonly one: Named<Row>
}

/** A statement over rows whose clients are its first parameter, an array: for rows of many clients, and of one. */
export function ofClients<Row>(name: string, text: (isClient: (column: string) => string) => string): OfClients<Row> {
  return {
    many: { name, text: text((column) => `${column} = any ($1::uuid[])`) },
    one: { name: `${name}_of_one`, text: text((column) => `${column} = ($1::uuid[])[1]`) },
  }
}

export const statementOf = <Row>({ isDistributed }: IntakeDb, statement: OfClients<Row>): Named<Row> =>
  isDistributed ? statement.one : statement.many
