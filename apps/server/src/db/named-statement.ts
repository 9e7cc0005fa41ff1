import type pg from 'pg'

/** A prepared statement: each connection plans it once. */
export interface Named<Row> {
  readonly name: string
  readonly text: string
  readonly row?: Row
}

export async function runNamed<Row>(
  db: Pick<pg.ClientBase, 'query'>,
  { name, text }: Named<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.query({ name, text, values: values as unknown[] })
  return rows as Row[]
}
