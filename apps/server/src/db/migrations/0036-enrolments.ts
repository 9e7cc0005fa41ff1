import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Who is in a course and how far; rules that bring people in; what is counted of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const course = 'foreign key (client_id, course_id) references courses (client_id, id) on delete cascade'
const user = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'
const enrolment =
  'foreign key (client_id, course_id, user_id) references enrolments (client_id, course_id, user_id) on delete cascade'

const tables = [
  {
    name: 'course_rules',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'course_id uuid not null',
      'name text not null',
      // {match, conditions}
      'rule jsonb not null',
      'due_days integer',
      'remove_when_unmatched boolean not null default false',
      'active boolean not null default true',
      'created_by uuid',
      'created_at timestamptz not null default now()',
      'last_run_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [course],
  },
  {
    name: 'course_rule_runs',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'course_id uuid not null',
      'rule_id uuid not null',
      // The rule's name then.
      'name text not null',
      `trigger text not null check (trigger in ('hand', 'people'))`,
      // Null for a run of the system's own.
      'run_by uuid',
      'run_at timestamptz not null',
      'added integer not null',
      'removed integer not null',
      'primary key (client_id, id)',
    ],
    foreignKeys: [course],
  },
  {
    name: 'enrolments',
    columns: [
      'client_id uuid not null',
      'course_id uuid not null',
      'user_id uuid not null',
      `status text not null default 'assigned' check (status in ('assigned', 'in_progress', 'failed', 'passed', 'expired'))`,
      `source text not null check (source in ('hand', 'rule', 'self'))`,
      // Who brought the person in: a rule, or somebody; null for the person.
      'rule_id uuid',
      'added_by uuid',
      'round integer not null default 1',
      'enrolled_at timestamptz not null',
      'started_at timestamptz',
      'completed_at timestamptz',
      'due_at timestamptz',
      // When what was passed is good no longer.
      'expires_at timestamptz',
      'attempts_reset_at timestamptz',
      'waived text',
      'marked text',
      `removed text check (removed in ('hand', 'rule'))`,
      // Of the round: completed decks, their share in per cent, and the result so far.
      'completed integer not null default 0',
      'percent real not null default 0',
      'percentage real',
      // The day last seen in the course, UTC; a day, so that it is written once a day.
      'seen_on date',
      'primary key (client_id, course_id, user_id)',
    ],
    foreignKeys: [course, user],
  },
  {
    name: 'learner_decks',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'course_id uuid not null',
      'round integer not null',
      'deck_id uuid not null',
      // Ids of slides seen, each once.
      `seen text[] not null default '{}'`,
      // Where the learner was last.
      'last_slide text',
      'last_at timestamptz not null',
      'started_at timestamptz not null',
      'completed_at timestamptz',
      'percentage real',
      'passed_at timestamptz',
      'primary key (client_id, user_id, course_id, round, deck_id)',
    ],
    foreignKeys: [enrolment],
  },
  {
    name: 'course_attempts',
    columns: [
      'client_id uuid not null',
      // Of the table `attempts`.
      'attempt_id uuid not null',
      'course_id uuid not null',
      'user_id uuid not null',
      'round integer not null',
      'deck_id uuid not null',
      'is_exam boolean not null',
      'began_at timestamptz not null',
      // Of an exam with a time limit.
      'ends_at timestamptz',
      'completed_at timestamptz',
      'percentage real',
      'passed boolean',
      'primary key (client_id, attempt_id)',
    ],
    foreignKeys: [enrolment],
  },
  {
    name: 'enrolment_requests',
    columns: [
      'client_id uuid not null',
      'course_id uuid not null',
      'user_id uuid not null',
      `text text not null default ''`,
      'asked_at timestamptz not null',
      `state text not null default 'open' check (state in ('open', 'granted', 'refused'))`,
      'answered_by uuid',
      'answered_at timestamptz',
      'primary key (client_id, course_id, user_id)',
    ],
    foreignKeys: [course, user],
  },
  {
    name: 'learner_notes',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'id uuid not null',
      'course_id uuid not null',
      'deck_id uuid not null',
      'slide_id text not null',
      // Empty for a bookmark.
      'text text not null',
      'created_at timestamptz not null',
      'updated_at timestamptz not null',
      'primary key (client_id, user_id, id)',
    ],
    foreignKeys: [course, user],
  },
  {
    name: 'course_messages',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'course_id uuid not null',
      'sent_by uuid',
      'sent_at timestamptz not null',
      'subject text not null',
      'text text not null',
      'recipients integer not null',
      'primary key (client_id, id)',
    ],
    foreignKeys: [course],
  },
  {
    name: 'course_counts',
    columns: [
      'client_id uuid not null',
      'course_id uuid not null',
      // Everyone below this person; the nil UUID for the whole course.
      'node_id uuid not null',
      'enrolled integer not null default 0',
      'started integer not null default 0',
      'passed integer not null default 0',
      'failed integer not null default 0',
      'expired integer not null default 0',
      'scored integer not null default 0',
      // Tenths of a per cent, which add up the same in any order.
      'percentage_sum bigint not null default 0',
      'primary key (client_id, course_id, node_id)',
    ],
    foreignKeys: [course],
  },
  {
    name: 'course_part_counts',
    columns: [
      'client_id uuid not null',
      'course_id uuid not null',
      // The id of a deck, or of a topic.
      'part_id text not null',
      'started integer not null default 0',
      'completed integer not null default 0',
      'scored integer not null default 0',
      'percentage_sum bigint not null default 0',
      'primary key (client_id, course_id, part_id)',
    ],
    foreignKeys: [course],
  },
  {
    name: 'learning_reminders',
    columns: [
      'client_id uuid not null',
      'course_id uuid not null',
      'user_id uuid not null',
      // What was said once: the notification's type, and the due date or round that it was about.
      'type text not null',
      'about text not null',
      'sent_at timestamptz not null',
      'primary key (client_id, course_id, user_id, type, about)',
    ],
    foreignKeys: [enrolment],
  },
] as const

const statements = [
  'create index course_rules_by_course on course_rules (client_id, course_id, created_at, id)',
  'create index course_rules_active on course_rules (client_id) where active',
  'create index course_rule_runs_by_course on course_rule_runs (client_id, course_id, run_at desc, id desc)',
  'create index enrolments_by_user on enrolments (client_id, user_id, course_id)',
  'create index enrolments_by_enrolment on enrolments (client_id, course_id, enrolled_at desc, user_id desc) where removed is null',
  'create index enrolments_by_percent on enrolments (client_id, course_id, percent, user_id) where removed is null',
  'create index enrolments_by_percentage on enrolments (client_id, course_id, percentage, user_id) where removed is null',
  'create index enrolments_by_seen on enrolments (client_id, course_id, seen_on, user_id) where removed is null',
  `create index enrolments_by_due on enrolments (client_id, course_id, due_at, user_id) where removed is null`,
  `create index enrolments_due on enrolments (due_at) where removed is null and waived is null and status in ('assigned', 'in_progress')`,
  `create index enrolments_expiring on enrolments (expires_at) where removed is null and status = 'passed'`,
  'create index enrolments_by_rule on enrolments (client_id, rule_id) where rule_id is not null',
  'create index course_attempts_by_deck on course_attempts (client_id, user_id, course_id, round, deck_id)',
  `create index enrolment_requests_open on enrolment_requests (client_id, course_id, asked_at, user_id) where state = 'open'`,
  'create index learner_notes_by_course on learner_notes (client_id, user_id, course_id, created_at, id)',
  'create index course_messages_by_course on course_messages (client_id, course_id, sent_at desc, id desc)',
]
