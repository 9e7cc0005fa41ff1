import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Announcements by Superadmins, and who dismissed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await createClientTable(db, {
    name: 'announcement_dismissals',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // No foreign key: in a distributed database it would reference another node.
      'announcement_id uuid not null',
      'dismissed_at timestamptz not null default now()',
      'primary key (client_id, user_id, announcement_id)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
}

const statements = [
  `create table announcements (
    id uuid primary key,
    text_en text not null,
    -- Empty: readers of Hindi get the English text.
    text_hi text not null default '',
    level text not null check (level in ('info', 'warning')),
    starts_at timestamptz not null,
    -- Null: until it is ended.
    ends_at timestamptz,
    dismissible boolean not null default true,
    -- Empty: for everybody.
    licence_types text[] not null default '{}',
    created_at timestamptz not null default now()
  )`,
  'create index announcements_by_start on announcements (starts_at desc, id desc)',
]
