import { type Kysely, sql } from 'kysely'

/** What an enrolment was when it expired: one that was failed counts as completed at no time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table enrolments add column expired_from text check (expired_from in ('passed', 'failed'))`,
  // Nothing but what was passed has expired until now.
  `update enrolments set expired_from = 'passed' where status = 'expired'`,
  `alter table enrolments add constraint enrolments_expired_from check ((status = 'expired') = (expired_from is not null))`,
  'alter table course_counts add column expired_passed integer not null default 0',
  'update course_counts set expired_passed = expired where expired > 0',
]
