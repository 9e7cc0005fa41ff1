import { type Kysely, sql } from 'kysely'

/** What a person has done of a kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_by_actor on audit_log (client_id, actor_id, action, at desc)`.execute(db)
}
