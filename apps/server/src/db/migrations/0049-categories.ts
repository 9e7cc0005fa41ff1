import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Categories of courses and articles; clients get the built-in ones of articles. Courses had none to name before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'categories',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      `kind text not null check (kind in ('course', 'article'))`,
      'name text not null',
      'slug text not null',
      'parent_id uuid',
      // From 1 without gaps, among those of the parent.
      'seq integer not null',
      'built_in boolean not null default false',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: [
      'foreign key (client_id) references clients (id) on delete cascade',
      'foreign key (client_id, parent_id) references categories (client_id, id)',
    ],
  })
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create unique index categories_slug on categories (client_id, kind, slug)',
  'create unique index categories_name_at_top on categories (client_id, kind, lower(name)) where parent_id is null',
  'create unique index categories_name on categories (client_id, parent_id, lower(name)) where parent_id is not null',
  `insert into categories (client_id, id, kind, name, slug, seq, built_in)
    select clients.id, gen_random_uuid(), 'article', built_in.name, built_in.slug, built_in.seq, true
    from clients cross join (values (1, 'article', 'Article'), (2, 'faq', 'FAQ'), (3, 'document', 'Document'), (4, 'news', 'News'),
      (5, 'video', 'Video'), (6, 'webinar', 'Webinar'), (7, 'courses', 'Courses'), (8, 'event', 'Event')) built_in (seq, slug, name)`,
  `update courses set category_id = null, content = jsonb_set(content, '{category}', 'null'),
    published = jsonb_set(published, '{category}', 'null') where category_id is not null`,
  'alter table courses add foreign key (client_id, category_id) references categories (client_id, id)',
  'create index courses_by_category on courses (client_id, category_id) where category_id is not null',
]
