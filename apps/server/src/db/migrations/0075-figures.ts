import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/**
 * What was played, added up: a fact of each attempt, the figures that facts come to, and a queue of attempts that have
 * changed since (docs/decisions/0058). What was played before is counted by the first rebuild of each client.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clients add column reporting_zone text not null default 'UTC'`.execute(db)
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const deck = 'foreign key (client_id, deck_id) references decks (client_id, id) on delete cascade'

/** `day`: the first day of a month, 1970-01-01 of all time. */
const cell = [
  'client_id uuid not null',
  'deck_id uuid not null',
  `dim text not null check (dim in ('all', 'version', 'source', 'device', 'country', 'tags'))`,
  `grain text not null check (grain in ('all', 'month', 'day'))`,
  'value text not null',
  'day date not null',
]
const key = 'client_id, deck_id, dim, grain, value, day'
const counts = (...names: string[]): string[] => names.map((name) => `${name} bigint not null default 0`)
const sums = (...names: string[]): string[] => names.map((name) => `${name} numeric not null default 0`)

const tables = [
  {
    name: 'attempt_facts',
    columns: [
      'client_id uuid not null',
      'attempt_id uuid not null',
      'deck_id uuid not null',
      'version_id uuid not null',
      'day date not null',
      'started_at timestamptz not null',
      'last_at timestamptz not null',
      'completed_at timestamptz',
      'at_slide text',
      // Who was signed in, else a hash of the confirmed address.
      'person_key text',
      'is_started boolean not null',
      'has_answers boolean not null',
      // The last attempt of its person that has answers.
      'counts_items boolean not null',
      'device text not null',
      'country text',
      'source text not null',
      'medium text not null',
      'campaign text not null',
      'fact jsonb not null',
      'primary key (client_id, attempt_id)',
    ],
    foreignKeys: ['foreign key (client_id, attempt_id) references attempts (client_id, id) on delete cascade'],
  },
  {
    name: 'deck_figures',
    columns: [
      ...cell,
      ...counts('views', 'starts', 'completions', 'passed', 'failed', 'leads'),
      // Of completed attempts: per cent in millionths, seconds.
      ...counts('scored', 'percentage_sum', 'timed', 'seconds_sum'),
      // Of completed attempts that count for items: points in millionths.
      ...counts('item_attempts', 'item_total'),
      ...sums('item_squares'),
      `primary key (${key})`,
    ],
    foreignKeys: [deck],
  },
  {
    name: 'slide_figures',
    columns: [
      ...cell,
      'slide_id text not null',
      ...counts('reached', 'answered', 'open', 'links', 'timed', 'spent_sum'),
      // Of attempts that count for items; points in millionths.
      ...counts('responses', 'marked', 'correct', 'earned', 'possible', 'rest'),
      ...sums('squares', 'rest_squares', 'products'),
      ...counts('done', 'done_earned'),
      ...sums('done_squares'),
      `primary key (${key}, slide_id)`,
    ],
    foreignKeys: [deck],
  },
  {
    name: 'figure_counts',
    columns: [
      ...cell,
      // Empty where it is of the deck.
      'slide_id text not null',
      'measure text not null',
      'key text not null',
      ...counts('count', 'sum'),
      `primary key (${key}, slide_id, measure, key)`,
    ],
    foreignKeys: [deck],
  },
  {
    // Without foreign keys: a row is inserted with each answer.
    name: 'figure_queue',
    columns: [
      'client_id uuid not null',
      'id bigint generated always as identity',
      // Null: all the client's figures are to be counted anew.
      'deck_id uuid',
      // Null: a view of the deck.
      'attempt_id uuid',
      'viewed_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [],
  },
]

const statements = [
  'create index attempt_facts_by_person on attempt_facts (client_id, deck_id, person_key, started_at desc, attempt_id desc) where person_key is not null and has_answers',
  'create index attempt_facts_counted on attempt_facts (client_id, deck_id, person_key) where person_key is not null and counts_items',
  'create index attempt_facts_unfinished on attempt_facts (client_id, deck_id, last_at) where completed_at is null',
  'create index events_by_attempt on events (client_id, attempt_id) where attempt_id is not null',
  'create index figure_rebuilds on figure_queue (client_id) where deck_id is null',
  'insert into figure_queue (client_id) select distinct client_id from attempts',
]
