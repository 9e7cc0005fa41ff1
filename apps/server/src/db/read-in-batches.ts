import type pg from 'pg'

const BATCH = 500

/**
 * Rows of a query of any length, through a cursor in one read-only transaction. Holds a connection of the pool until it is
 * read to its end or left.
 */
export async function* readInBatches<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: { readonly text: string; readonly values: readonly unknown[] },
): AsyncGenerator<readonly Row[]> {
  const client = await pool.connect()
  let isWhole = false
  try {
    await client.query('begin read only')
    await client.query(`declare batches no scroll cursor for ${query.text}`, [...query.values])
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${BATCH} from batches`)
      yield rows
      if (rows.length < BATCH) break
    }
    await client.query('commit')
    isWhole = true
  } finally {
    // Left before its end, the connection is closed together with its open cursor.
    client.release(!isWhole)
  }
}
