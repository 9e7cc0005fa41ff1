import { type Kysely, sql } from 'kysely'

/** What a person has done of a kind, newest first: without it, all entries of the person are read to find none of the kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_of_actor_by_kind on audit_log (client_id, actor_id, kind, at desc, id desc)`.execute(
    db,
  )
}
