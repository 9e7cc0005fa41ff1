import { type Kysely, sql } from 'kysely'

/** Who may have an attempt's token again: the hash of a secret that its player made. Null for attempts of older players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table attempts add column secret_hash bytea').execute(db)
}
