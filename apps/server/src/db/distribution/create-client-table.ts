import { type Kysely, sql } from 'kysely'

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
  if (await isDistributed(db)) await sql`select create_distributed_table(${name}, 'client_id')`.execute(db)
  for (const key of foreignKeys) await sql.raw(`alter table ${name} add ${key}`).execute(db)
}

async function isDistributed(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{
    catalog: string | null
  }>`select to_regclass('pg_dist_partition')::text as catalog`.execute(db)
  if (rows[0]?.catalog === null) return false
  const { rows: found } = await sql`select from pg_dist_partition where logicalrelid = 'users'::regclass`.execute(db)
  return found.length > 0
}
