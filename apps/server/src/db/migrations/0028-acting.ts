import { type Kysely, sql } from 'kysely'

/** Impersonation: sessions in which a Superadmin or a partner acts as a person of a client, and their audit entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The impersonator and their own session, with which this one ends. Null without impersonation.
  'alter table sessions add column actor_client_id uuid',
  'alter table sessions add column actor_id uuid',
  'alter table sessions add column actor_session_id uuid',
  'alter table sessions add column act_until timestamptz',
  'alter table sessions add column act_reason text',
  // When the end of the impersonation was added to the audit logs.
  'alter table sessions add column act_ended_at timestamptz',
  'create index sessions_acting on sessions (client_id, start_time desc, id desc) where actor_id is not null',
  // The impersonator, if any.
  'alter table audit_log add column by_id uuid',
  'create index audit_log_acting on audit_log (client_id, by_id, at desc) where by_id is not null',
  'alter table jobs add column acted_by uuid',
]
