import { type Kysely, sql } from 'kysely'

/** Before when a grouped notification that changed is not mailed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column mail_after timestamptz`.execute(db)
}
