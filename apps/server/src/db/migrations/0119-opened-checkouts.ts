import { type Kysely, sql } from 'kysely'

/** When a purchase's checkout was opened last; null once it was closed without a payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases add column opened_at timestamptz`.execute(db)
}
