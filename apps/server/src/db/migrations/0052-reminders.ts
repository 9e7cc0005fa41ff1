import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Reminders are looked for client by client; due dates are a feed for calendars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'calendar_feeds',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // Part of the feed's URL, which also has a signature made with the installation's secret.
      'key uuid not null',
      'created_at timestamptz not null',
      'primary key (client_id, user_id)',
      'unique (client_id, key)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'drop index enrolments_due',
  'drop index enrolments_expiring',
  `create index enrolments_due on enrolments (client_id, due_at, course_id, user_id) where removed is null and waived is null and status in ('assigned', 'in_progress')`,
  `create index enrolments_expiring on enrolments (client_id, expires_at, course_id, user_id) where removed is null and status = 'passed'`,
  `create index enrolments_renewed on enrolments (client_id, enrolled_at, course_id, user_id) where removed is null and waived is null and status = 'assigned' and round > 1`,
]
