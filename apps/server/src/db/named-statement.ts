import type pg from 'pg'

/** A prepared statement: each connection plans it once. */
export interface Named<Row> {
  readonly name: string
  readonly text: string
  readonly row?: Row
}

export async function runNamed<Row>(pool: pg.Pool, { name, text }: Named<Row>, values: unknown[]): Promise<Row[]> {
  const { rows } = await pool.query({ name, text, values })
  return rows as Row[]
}
