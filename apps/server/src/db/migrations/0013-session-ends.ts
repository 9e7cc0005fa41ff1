import { type Kysely, sql } from 'kysely'

/** Notifies every server when a session ends, for whatever reason, so that its open streams are closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('session_ends', old.user_id || ' ' || old.id);
      return null;
    end $$`.execute(db)
  await sql`create trigger session_ends after update of end_time on sessions for each row
    when (old.end_time is null and new.end_time is not null) execute function tell_session_end()`.execute(db)
}
