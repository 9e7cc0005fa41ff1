import { type Kysely, sql } from 'kysely'

/** Id of the job that is changing the field's kind; null if none is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_fields add column kind_job uuid`.execute(db)
}
