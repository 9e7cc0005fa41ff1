import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Leads, with their tags, notes and history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const client = 'foreign key (client_id) references clients (id) on delete cascade'
const lead = 'foreign key (client_id, lead_id) references leads (client_id, id) on delete cascade'

const tables = [
  {
    name: 'leads',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      // Without foreign keys: a lead stays when its deck, its play or its owner is gone.
      'deck_id uuid not null',
      'attempt_id uuid',
      'owner_id uuid',
      `name text not null default ''`,
      `email text not null default ''`,
      `phone text not null default ''`,
      // Its digits, which equal numbers are found by.
      `phone_key text not null default ''`,
      `company text not null default ''`,
      `answers jsonb not null default '[]'`,
      'score double precision',
      `outcome text not null default ''`,
      `source text not null default ''`,
      `medium text not null default ''`,
      `campaign text not null default ''`,
      `referrer text not null default ''`,
      'country text',
      'city text',
      `device text not null default ''`,
      `language text not null default ''`,
      'consent jsonb',
      'first_touch jsonb',
      'last_touch jsonb',
      `status text not null default 'new'`,
      // The lead that this one was found to be the same person as.
      'merged_into uuid',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'deleted_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [client],
  },
  {
    name: 'lead_tags',
    columns: [
      'client_id uuid not null',
      'lead_id uuid not null',
      'tag_id uuid not null',
      'primary key (client_id, lead_id, tag_id)',
    ],
    foreignKeys: [lead, 'foreign key (client_id, tag_id) references tags (client_id, id) on delete cascade'],
  },
  {
    name: 'lead_notes',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'lead_id uuid not null',
      'author_id uuid not null',
      'text text not null',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: [lead],
  },
  {
    name: 'lead_activity',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'lead_id uuid not null',
      // Null: whoever played the deck.
      'actor_id uuid',
      'act text not null',
      `detail jsonb not null default '{}'`,
      'at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: [lead],
  },
] as const

const live = 'where deleted_at is null and merged_into is null'

const statements = [
  'create unique index leads_by_attempt on leads (client_id, attempt_id)',
  `create index leads_by_time on leads (client_id, created_at desc, id desc) ${live}`,
  `create index leads_by_change on leads (client_id, updated_at desc, id desc) ${live}`,
  `create index leads_by_name on leads (client_id, lower(name), id) ${live}`,
  `create index leads_by_score on leads (client_id, coalesce(score, -1) desc, id desc) ${live}`,
  `create index leads_by_status on leads (client_id, status, created_at desc, id desc) ${live}`,
  `create index leads_by_deck on leads (client_id, deck_id, created_at desc, id desc) ${live}`,
  `create index leads_by_owner on leads (client_id, owner_id, created_at desc, id desc) ${live}`,
  `create index leads_by_source on leads (client_id, source, created_at desc, id desc) ${live}`,
  `create index leads_by_email on leads (client_id, lower(email)) where email <> ''`,
  `create index leads_by_phone on leads (client_id, phone_key) where phone_key <> ''`,
  'create index leads_by_merged on leads (client_id, merged_into) where merged_into is not null',
  'create index leads_in_bin on leads (deleted_at) where deleted_at is not null',
  `create index leads_by_words on leads
    using gin (client_id, lower(name || ' ' || email || ' ' || company || ' ' || phone) gin_trgm_ops) ${live}`,
  'create index lead_tags_by_tag on lead_tags (client_id, tag_id, lead_id)',
  'create index lead_notes_by_lead on lead_notes (client_id, lead_id, created_at desc, id desc)',
  'create index lead_activity_by_lead on lead_activity (client_id, lead_id, at desc, id desc)',
]
