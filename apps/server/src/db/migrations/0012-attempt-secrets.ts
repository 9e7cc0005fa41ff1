import { type Kysely, sql } from 'kysely'

/** Hash of the secret with which a player may get an attempt's token again. Null for attempts of older players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table attempts add column secret_hash bytea').execute(db)
}
