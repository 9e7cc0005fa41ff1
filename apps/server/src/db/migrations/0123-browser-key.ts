import { type Kysely, sql } from 'kysely'

/** SHA-256 of the key of the browser that registered the account; null once the address is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column browser_key bytea`.execute(db)
}
