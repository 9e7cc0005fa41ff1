import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/**
 * How people find a client, within their consent (docs/decisions/0066): visitors of one browser each, what they touched,
 * and the ways that they went, added up by day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clients add column attribution text not null default 'off'`.execute(db)
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const client = 'foreign key (client_id) references clients (id) on delete cascade'

const tables = [
  {
    name: 'visitors',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'since timestamptz not null',
      // Who it turned out to be: signed in, or by a confirmed or given address (db/address-key.ts).
      'user_id uuid',
      'email_key uuid',
      // Something was touched since the paths were counted.
      'stale boolean not null default true',
      // The cells that the visitor counts in.
      `paths jsonb not null default '[]'`,
      'primary key (client_id, id)',
    ],
    foreignKeys: [client],
  },
  {
    name: 'touches',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'visitor_id uuid not null',
      `kind text not null check (kind in ('blog', 'article', 'deck', 'play', 'lead', 'course'))`,
      // Without foreign keys: what was read stays read when an article is gone.
      'thing_id uuid not null',
      // The attempt, the lead or the enrolled person.
      'ref_id uuid',
      'at timestamptz not null',
      'arrival boolean not null default false',
      `source text not null default ''`,
      `medium text not null default ''`,
      `campaign text not null default ''`,
      `referrer text not null default ''`,
      `landing text not null default ''`,
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id, visitor_id) references visitors (client_id, id) on delete cascade'],
  },
  {
    name: 'flow_figures',
    columns: [
      'client_id uuid not null',
      `model text not null check (model in ('first', 'last'))`,
      'day date not null',
      'source text not null',
      'campaign text not null',
      // Zeros for steps that were not taken.
      'article_id uuid not null',
      'deck_id uuid not null',
      'lead boolean not null',
      'course_id uuid not null',
      'people integer not null',
      'primary key (client_id, model, day, source, campaign, article_id, deck_id, lead, course_id)',
    ],
    foreignKeys: [client],
  },
] as const

const live = 'where deleted_at is null and merged_into is null'

const statements = [
  'create index visitors_by_time on visitors (client_id, since)',
  'create index visitors_by_user on visitors (client_id, user_id) where user_id is not null',
  'create index visitors_by_email on visitors (client_id, email_key) where email_key is not null',
  'create index visitors_to_count on visitors (client_id, id) where stale',
  'create index touches_by_visitor on touches (client_id, visitor_id, at)',
  'create unique index touches_by_ref on touches (client_id, kind, thing_id, ref_id) where ref_id is not null',
  'create index touches_by_act on touches (client_id, ref_id) where ref_id is not null',
  `create index leads_by_first_source on leads (client_id, (first_touch ->> 'source'), created_at desc, id desc) ${live}`,
  `create index leads_by_last_source on leads (client_id, (last_touch ->> 'source'), created_at desc, id desc) ${live}`,
]
