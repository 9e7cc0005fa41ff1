import { type Kysely, sql } from 'kysely'

/** Whether a public profile shows points and certificates to people outside the client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column shows_results boolean not null default false`.execute(db)
}
