import { type Kysely, sql } from 'kysely'

/** Sessions in which somebody who looks after a client acts as one of its people, and what is done in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The real actor with their own session, which this one ends with; null in sessions of the person.
  'alter table sessions add column actor_client_id uuid',
  'alter table sessions add column actor_id uuid',
  'alter table sessions add column actor_session_id uuid',
  'alter table sessions add column act_until timestamptz',
  'alter table sessions add column act_reason text',
  // When its end was entered in the audit logs.
  'alter table sessions add column act_ended_at timestamptz',
  'create index sessions_acting on sessions (client_id, start_time desc, id desc) where actor_id is not null',
  // Who really acted, where it was in another person's name.
  'alter table audit_log add column by_id uuid',
  'create index audit_log_acting on audit_log (client_id, by_id, at desc) where by_id is not null',
  'alter table jobs add column acted_by uuid',
]
