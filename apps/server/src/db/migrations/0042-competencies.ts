import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** The framework of competencies, what people reached in decks, and their levels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const competency = 'foreign key (client_id, competency_id) references competencies (client_id, id) on delete cascade'
const deck = 'foreign key (client_id, deck_id) references decks (client_id, id) on delete cascade'
const person = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'

const tables = [
  {
    name: 'competencies',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'parent_id uuid',
      // From 1 without gaps, among those of the parent.
      'seq integer not null',
      'name text not null',
      `description text not null default ''`,
      `scale text[] not null default '{Not yet,Developing,Proficient,Expert}' check (cardinality(scale) = 4)`,
      'threshold smallint not null default 70 check (threshold between 1 and 100)',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: [
      'foreign key (client_id) references clients (id) on delete cascade',
      'foreign key (client_id, parent_id) references competencies (client_id, id)',
    ],
  },
  {
    name: 'competency_decks',
    columns: [
      'client_id uuid not null',
      'competency_id uuid not null',
      'deck_id uuid not null',
      'weight smallint not null',
      'primary key (client_id, competency_id, deck_id)',
    ],
    foreignKeys: [competency, deck],
  },
  {
    // A person's best in each deck, also in those that a competency comes to have later.
    name: 'deck_bests',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'deck_id uuid not null',
      'percentage numeric(4, 1) not null',
      'primary key (client_id, deck_id, user_id)',
    ],
    foreignKeys: [person, deck],
  },
  {
    name: 'competency_levels',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'competency_id uuid not null',
      'percentage numeric(4, 1) not null',
      'level smallint not null',
      'changed_at timestamptz not null',
      'primary key (client_id, user_id, competency_id)',
    ],
    foreignKeys: [person, competency],
  },
  {
    name: 'competency_history',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'user_id uuid not null',
      'competency_id uuid not null',
      'percentage numeric(4, 1) not null',
      'level smallint not null',
      'changed_at timestamptz not null',
      'primary key (client_id, id)',
    ],
    foreignKeys: [person, competency],
  },
] as const

const statements = [
  'create unique index competencies_name on competencies (client_id, lower(name))',
  'create index competency_decks_by_deck on competency_decks (client_id, deck_id)',
  'create index deck_bests_by_person on deck_bests (client_id, user_id)',
  'create index competency_levels_by_competency on competency_levels (client_id, competency_id, user_id)',
  'create index competency_history_by_person on competency_history (client_id, user_id, changed_at desc, id desc)',
  'create index competency_history_by_competency on competency_history (client_id, competency_id)',
]
