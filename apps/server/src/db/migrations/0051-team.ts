import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** What people of a branch have open, who was reminded, and the managers' weekly mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const user = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'

const tables = [
  {
    name: 'open_learning',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // Enrolments that are assigned or in progress and not waived, in courses that learners reach; 0 once there is none.
      'open integer not null default 0',
      'next_due_at timestamptz',
      'primary key (client_id, user_id)',
    ],
    foreignKeys: [user],
  },
  {
    name: 'team_reminders',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // Of the last reminder, by the person's calendar: the next one is of a later day.
      'day date not null',
      'sent_at timestamptz not null',
      'sent_by uuid',
      'primary key (client_id, user_id)',
    ],
    foreignKeys: [user],
  },
  {
    name: 'team_weekly_mails',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // The Monday, by the manager's calendar.
      'week date not null',
      'primary key (client_id, user_id, week)',
    ],
    foreignKeys: [user],
  },
] as const

const statements = [
  `insert into open_learning (client_id, user_id, open, next_due_at)
    select e.client_id, e.user_id, count(*), min(e.due_at)
    from enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
    where e.removed is null and e.waived is null and e.status in ('assigned', 'in_progress')
      and c.status <> 'draft' and c.deleted_at is null
    group by e.client_id, e.user_id`,
  `create index open_learning_by_due on open_learning
    (client_id, (coalesce(next_due_at, '9999-12-31 00:00:00+00'::timestamptz)), user_id) where open > 0`,
  `create index users_who_lead on users (client_id, id)
    where active and (owns_client or license_type in ('Manager', 'Admin', 'Superadmin'))`,
]
