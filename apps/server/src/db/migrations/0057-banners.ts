import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Banners, who dismissed them, and how often they were seen and clicked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const client = 'foreign key (client_id) references clients (id) on delete cascade'
const banner = 'foreign key (client_id, banner_id) references banners (client_id, id) on delete cascade'

const tables = [
  {
    name: 'banners',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'title text not null',
      `subtitle text not null default ''`,
      `image jsonb not null default '{"id": "", "alt": ""}'`,
      `phone_image jsonb not null default '{"id": "", "alt": ""}'`,
      `link text not null default ''`,
      `placement text not null default 'dashboard'`,
      'position integer not null default 1',
      'weight smallint not null default 1 check (weight > 0)',
      'starts_at timestamptz',
      'ends_at timestamptz',
      // Of the audience. Without foreign keys: what is gone is met by nobody, where a null would open it to everyone.
      'branch_id uuid',
      `tag_ids uuid[] not null default '{}'`,
      `license_types text[] not null default '{}'`,
      'course_id uuid',
      'published boolean not null default false',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'deleted_at timestamptz',
      'primary key (client_id, id)',
      'check (ends_at > starts_at)',
    ],
    foreignKeys: [client],
  },
  {
    name: 'banner_dismissals',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'banner_id uuid not null',
      'dismissed_at timestamptz not null',
      'primary key (client_id, user_id, banner_id)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade', banner],
  },
  {
    // Who saw or clicked in which minute, kept for an hour: each is counted once.
    name: 'banner_hits',
    columns: [
      'client_id uuid not null',
      'banner_id uuid not null',
      'kind text not null',
      // A person, or the attempt of who isn't signed in.
      'viewer_id uuid not null',
      'minute timestamptz not null',
      'primary key (client_id, banner_id, kind, viewer_id, minute)',
    ],
    foreignKeys: [banner],
  },
  {
    name: 'banner_days',
    columns: [
      'client_id uuid not null',
      'banner_id uuid not null',
      // By the calendar of the client's owner at that time.
      'day date not null',
      'views integer not null default 0',
      'clicks integer not null default 0',
      'primary key (client_id, banner_id, day)',
    ],
    foreignKeys: [banner],
  },
  {
    // Of all days, for lists.
    name: 'banner_counts',
    columns: [
      'client_id uuid not null',
      'banner_id uuid not null',
      'views bigint not null default 0',
      'clicks bigint not null default 0',
      'primary key (client_id, banner_id)',
    ],
    foreignKeys: [banner],
  },
] as const

const statements = [
  'create index banners_shown on banners (client_id, placement, position) where published and deleted_at is null',
  'create index banners_in_bin on banners (deleted_at) where deleted_at is not null',
  'create index banner_dismissals_by_banner on banner_dismissals (client_id, banner_id)',
  'create index banner_hits_by_minute on banner_hits (minute)',
]
