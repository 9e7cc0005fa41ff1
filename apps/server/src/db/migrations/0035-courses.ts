import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Courses, and how long a deck takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const tables = [
  {
    name: 'courses',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'owner_id uuid not null',
      // Columns from here to `cover` are derived from the content, for lists.
      'title text not null',
      'language text not null',
      'level text not null',
      'category_id uuid',
      'topic_count integer not null',
      'deck_count integer not null',
      'minutes integer not null default 0',
      'cover jsonb not null',
      'content jsonb not null',
      'revision integer not null default 1',
      `status text not null default 'draft' check (status in ('draft', 'published', 'archived'))`,
      // What learners get: the content as it was published, each deck with its version.
      'published jsonb',
      'published_revision integer',
      'published_at timestamptz',
      `everyone text not null default 'none' check (everyone in ('none', 'view', 'edit'))`,
      // Of the link that enrols whoever opens it; null for none.
      'join_code text',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'deleted_at timestamptz',
      'primary key (client_id, id)',
      `check (status = 'draft' or published is not null)`,
    ],
    foreignKeys: [
      'foreign key (client_id) references clients (id) on delete cascade',
      'foreign key (client_id, owner_id) references users (client_id, id)',
    ],
  },
  {
    name: 'course_decks',
    columns: [
      'client_id uuid not null',
      'course_id uuid not null',
      'deck_id uuid not null',
      // Of the draft; null where only learners still have the deck.
      'draft_seq integer',
      // Of what is published; null where only the draft has the deck.
      'version_id uuid',
      'primary key (client_id, course_id, deck_id)',
    ],
    foreignKeys: [
      'foreign key (client_id, course_id) references courses (client_id, id) on delete cascade',
      'foreign key (client_id, deck_id) references decks (client_id, id)',
    ],
  },
  {
    name: 'course_topics',
    columns: [
      'client_id uuid not null',
      'topic_id text not null',
      'course_id uuid not null',
      'primary key (client_id, topic_id, course_id)',
    ],
    foreignKeys: ['foreign key (client_id, course_id) references courses (client_id, id) on delete cascade'],
  },
  {
    name: 'course_shares',
    columns: [
      'client_id uuid not null',
      'course_id uuid not null',
      'user_id uuid not null',
      `can text not null check (can in ('view', 'edit'))`,
      'shared_by uuid not null',
      'shared_at timestamptz not null default now()',
      'primary key (client_id, course_id, user_id)',
    ],
    foreignKeys: [
      'foreign key (client_id, course_id) references courses (client_id, id) on delete cascade',
      'foreign key (client_id, user_id) references users (client_id, id) on delete cascade',
    ],
  },
  {
    name: 'course_tags',
    columns: [
      'client_id uuid not null',
      'tag_id uuid not null',
      'course_id uuid not null',
      'primary key (client_id, tag_id, course_id)',
    ],
    foreignKeys: [
      'foreign key (client_id, tag_id) references tags (client_id, id) on delete cascade',
      'foreign key (client_id, course_id) references courses (client_id, id) on delete cascade',
    ],
  },
] as const

const statements = [
  'create index courses_by_update on courses (client_id, updated_at desc, id desc) where deleted_at is null',
  'create index courses_by_creation on courses (client_id, created_at desc, id desc) where deleted_at is null',
  'create index courses_by_title on courses (client_id, lower(title), id) where deleted_at is null',
  'create index courses_by_owner on courses (client_id, owner_id, updated_at desc, id desc) where deleted_at is null',
  'create index courses_by_words on courses using gin (client_id, lower(title) gin_trgm_ops) where deleted_at is null',
  `create index courses_for_everyone on courses (client_id, updated_at desc, id desc) where everyone <> 'none' and deleted_at is null`,
  `create index courses_published on courses (client_id, updated_at desc, id desc) where status = 'published' and deleted_at is null`,
  'create index courses_in_bin on courses (client_id, deleted_at) where deleted_at is not null',
  'create index course_decks_by_deck on course_decks (client_id, deck_id)',
  'create index course_shares_by_user on course_shares (client_id, user_id, course_id) include (can)',
  'create index course_tags_by_course on course_tags (client_id, course_id)',
  // Minutes that a deck takes; half a minute a slide until it is saved again.
  'alter table decks add column minutes real not null default 0',
  'update decks set minutes = slide_count / 2.0',
]
