import { type Kysely, sql } from 'kysely'

/** People in the bin; the recipient of a stored mail, so that erasing the person deletes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `active` at the time of deletion; null outside the bin.
  'alter table users add column active_before_bin boolean',
  'alter table mail_outbox add column user_id uuid',
  'create index audit_log_by_subject on audit_log (client_id, subject, at desc, id desc)',
]
