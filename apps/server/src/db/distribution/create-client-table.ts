import { type Kysely, sql } from 'kysely'
import { isDistributed } from './is-distributed.ts'

interface ClientTable {
  readonly name: string
  /** Columns, checks and keys within the table; `client_id uuid not null` and a primary key that begins with it among them. */
  readonly columns: readonly string[]
  /** As `foreign key (client_id, user_id) references users (client_id, id) on delete cascade`. */
  readonly foreignKeys: readonly string[]
}

/**
 * For migrations: a table with rows of clients. On a distributed database it is distributed before its foreign keys are
 * added, since keys from a table on the coordinator to a distributed one are refused.
 */
export async function createClientTable(
  db: Kysely<unknown>,
  { name, columns, foreignKeys }: ClientTable,
): Promise<void> {
  await sql.raw(`create table ${name} (${columns.join(', ')})`).execute(db)
  const isSpread = await isDistributed({ query: (text) => sql.raw(text).execute(db) })
  if (isSpread) await sql`select create_distributed_table(${name}, 'client_id')`.execute(db)
  for (const key of foreignKeys) await sql.raw(`alter table ${name} add ${key}`).execute(db)
}
