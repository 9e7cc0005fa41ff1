import { type Kysely, sql } from 'kysely'

/** The background job that changes the kind of the field; null unless one has begun and not finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_fields add column kind_job uuid`.execute(db)
}
