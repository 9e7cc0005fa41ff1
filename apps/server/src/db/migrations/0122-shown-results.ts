import { type Kysely, sql } from 'kysely'

/** What a public profile tells outsiders beside who the person is: points and certificates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column shows_results boolean not null default false`.execute(db)
}
