import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Tags of decks and people, and the fields that a client keeps of its people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'tags',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      `kind text not null check (kind in ('content', 'user', 'master'))`,
      'name text not null',
      'slug text not null',
      'color text not null',
      'created_by uuid',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
  await createClientTable(db, {
    name: 'user_tags',
    columns: [
      'client_id uuid not null',
      'tag_id uuid not null',
      'user_id uuid not null',
      'primary key (client_id, tag_id, user_id)',
    ],
    foreignKeys: [
      'foreign key (client_id, tag_id) references tags (client_id, id) on delete cascade',
      'foreign key (client_id, user_id) references users (client_id, id) on delete cascade',
    ],
  })
  await createClientTable(db, {
    name: 'deck_tags',
    columns: [
      'client_id uuid not null',
      'tag_id uuid not null',
      'deck_id uuid not null',
      'primary key (client_id, tag_id, deck_id)',
    ],
    foreignKeys: [
      'foreign key (client_id, tag_id) references tags (client_id, id) on delete cascade',
      'foreign key (client_id, deck_id) references decks (client_id, id) on delete cascade',
    ],
  })
  await createClientTable(db, {
    name: 'user_fields',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'name text not null',
      `kind text not null check (kind in ('text', 'number', 'date', 'choice', 'yes_no'))`,
      `choices text[] not null default '{}'`,
      'required boolean not null default false',
      // The lowest licence type that sees and changes it; `self` is the person as well.
      'seen_by text not null',
      'changed_by text not null',
      'seq integer not null',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create unique index tags_name on tags (client_id, kind, lower(name))',
  'create unique index tags_slug on tags (client_id, kind, slug)',
  'create index user_tags_by_user on user_tags (client_id, user_id)',
  'create index deck_tags_by_deck on deck_tags (client_id, deck_id)',
  'create unique index user_fields_name on user_fields (client_id, lower(name))',
]
