import { createQueryId, type Kysely, type KyselyPlugin } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

/** The plan of the only statement that `act` runs, as if the tables were large: without sorting and reading whole tables. */
export async function planOf(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  act: (db: Db) => Promise<unknown>,
): Promise<string> {
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
  const recording: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(db.getExecutor().compileQuery(node, createQueryId()))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  // Its type shows no plugins.
  await act((db as unknown as Kysely<Tables>).withPlugin(recording))
  const [statement, ...more] = statements
  if (!statement || more.length > 0) throw new Error(`One statement was expected, not ${statements.length}.`)
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const way of ['seqscan', 'sort', 'bitmapscan']) await client.query(`set local enable_${way} = off`)
    const { rows } = await client.query(`explain ${statement.sql}`, [...statement.parameters])
    return JSON.stringify(rows)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
