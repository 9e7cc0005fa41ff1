import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Articles, what readers get of them, and what readers do with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const toArticle = 'foreign key (client_id, article_id) references articles (client_id, id) on delete cascade'
const toReader = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'

const tables = [
  {
    name: 'articles',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'owner_id uuid not null',
      // Columns from here to `summary` are derived from the content, for lists.
      'title text not null',
      'language text not null',
      'category_id uuid',
      'audience text not null',
      'words integer not null default 0',
      'summary jsonb not null',
      'content jsonb not null',
      'revision integer not null default 1',
      // Who saved the draft last.
      'saved_by uuid',
      // Of the newest version that holds the draft as it was.
      'version_revision integer',
      `status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived'))`,
      // When it comes, or came, to readers; and when it goes by itself.
      'publish_at timestamptz',
      'unpublish_at timestamptz',
      'scheduled_by uuid',
      // Of the address, since it was first published.
      'slug text',
      'published_version_id uuid',
      'published_revision integer',
      `everyone text not null default 'none' check (everyone in ('none', 'view', 'edit'))`,
      'template_id text',
      // The same in articles of one text in several languages.
      'translation_group uuid',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'deleted_at timestamptz',
      'primary key (client_id, id)',
      `check (status not in ('scheduled', 'published') or publish_at is not null)`,
      `check (status <> 'published' or published_version_id is not null)`,
    ],
    foreignKeys: [
      'foreign key (client_id) references clients (id) on delete cascade',
      'foreign key (client_id, owner_id) references users (client_id, id)',
      'foreign key (client_id, category_id) references categories (client_id, id)',
    ],
  },
  {
    name: 'article_versions',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'article_id uuid not null',
      'number integer not null',
      `kind text not null check (kind in ('published', 'saved'))`,
      `name text not null default ''`,
      'content jsonb not null',
      'words integer not null default 0',
      'by uuid',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
      'unique (client_id, article_id, number)',
    ],
    foreignKeys: [toArticle],
  },
  {
    // What readers get: a row while the article is published and not in the bin.
    name: 'article_publications',
    columns: [
      'client_id uuid not null',
      'article_id uuid not null',
      'version_id uuid not null',
      'slug text not null',
      'title text not null',
      'language text not null',
      'category_id uuid',
      'audience text not null',
      'words integer not null default 0',
      'summary jsonb not null',
      'event_starts_at timestamptz',
      'published_at timestamptz not null',
      'updated_at timestamptz not null',
      // Of what readers did in 30 days, halved each week: comparable at any time, since it grows instead (score.ts).
      'score double precision not null default 0',
      'primary key (client_id, article_id)',
      'unique (client_id, slug)',
    ],
    foreignKeys: [toArticle, 'foreign key (client_id, category_id) references categories (client_id, id)'],
  },
  {
    // Apart from the publication, whose score changes often.
    name: 'article_search',
    columns: [
      'client_id uuid not null',
      'article_id uuid not null',
      'published_at timestamptz not null',
      // Title, subtitle and tags, weighted; and all words.
      'head tsvector not null',
      'body tsvector not null',
      // Those that it adds to `article_words`.
      'words text[] not null',
      'primary key (client_id, article_id)',
    ],
    foreignKeys: [
      'foreign key (client_id, article_id) references article_publications (client_id, article_id) on delete cascade',
    ],
  },
  {
    // Words of what is published, by which misspelt ones are found.
    name: 'article_words',
    columns: [
      'client_id uuid not null',
      'word text not null',
      'articles integer not null',
      'primary key (client_id, word)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  },
  {
    // Present and former addresses of articles.
    name: 'article_slugs',
    columns: [
      'client_id uuid not null',
      'slug text not null',
      'article_id uuid not null',
      'primary key (client_id, slug)',
    ],
    foreignKeys: [toArticle],
  },
  {
    name: 'article_counts',
    columns: [
      'client_id uuid not null',
      'article_id uuid not null',
      'views integer not null default 0',
      'likes integer not null default 0',
      'comments integer not null default 0',
      'primary key (client_id, article_id)',
    ],
    foreignKeys: [toArticle],
  },
  {
    name: 'article_days',
    columns: [
      'client_id uuid not null',
      'article_id uuid not null',
      // In UTC.
      'day date not null',
      'views integer not null default 0',
      'likes integer not null default 0',
      'comments integer not null default 0',
      'primary key (client_id, article_id, day)',
    ],
    foreignKeys: [toArticle],
  },
  {
    name: 'article_saves',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'article_id uuid not null',
      'saved_at timestamptz not null default now()',
      'primary key (client_id, user_id, article_id)',
    ],
    foreignKeys: [toArticle, toReader],
  },
  {
    // The last view that was counted of each reader.
    name: 'article_views',
    columns: [
      'client_id uuid not null',
      'article_id uuid not null',
      'user_id uuid not null',
      'seen_at timestamptz not null default now()',
      'primary key (client_id, article_id, user_id)',
    ],
    foreignKeys: [toArticle, toReader],
  },
  {
    name: 'article_tags',
    columns: [
      'client_id uuid not null',
      'tag_id uuid not null',
      'article_id uuid not null',
      // Of the publication, for lists by tag; null where there is none.
      'published_at timestamptz',
      'primary key (client_id, tag_id, article_id)',
    ],
    foreignKeys: ['foreign key (client_id, tag_id) references tags (client_id, id) on delete cascade', toArticle],
  },
  {
    name: 'article_shares',
    columns: [
      'client_id uuid not null',
      'article_id uuid not null',
      'user_id uuid not null',
      `can text not null check (can in ('view', 'edit'))`,
      'shared_by uuid not null',
      'shared_at timestamptz not null default now()',
      'primary key (client_id, article_id, user_id)',
    ],
    foreignKeys: [toArticle, toReader],
  },
  {
    // Files of the draft and of what is published.
    name: 'article_media',
    columns: [
      'client_id uuid not null',
      'media_id uuid not null',
      'article_id uuid not null',
      'primary key (client_id, media_id, article_id)',
    ],
    foreignKeys: [toArticle],
  },
  {
    name: 'article_templates',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'name text not null',
      `description text not null default ''`,
      'language text not null',
      'body jsonb not null',
      'owner_id uuid not null',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: [
      'foreign key (client_id) references clients (id) on delete cascade',
      'foreign key (client_id, owner_id) references users (client_id, id)',
    ],
  },
] as const

const live = 'where deleted_at is null'

const statements = [
  `create index articles_by_update on articles (client_id, updated_at desc, id desc) ${live}`,
  `create index articles_by_creation on articles (client_id, created_at desc, id desc) ${live}`,
  `create index articles_by_publication on articles (client_id, coalesce(publish_at, created_at) desc, id desc) ${live}`,
  `create index articles_by_title on articles (client_id, lower(title), id) ${live}`,
  `create index articles_by_owner on articles (client_id, owner_id, updated_at desc, id desc) ${live}`,
  `create index articles_of_author on articles (client_id, owner_id, publish_at desc, id desc) where status = 'published' and deleted_at is null`,
  `create index articles_by_words on articles using gin (client_id, lower(title) gin_trgm_ops) ${live}`,
  `create index articles_for_everyone on articles (client_id, updated_at desc, id desc) where everyone <> 'none' and deleted_at is null`,
  `create index articles_by_status on articles (client_id, status, updated_at desc, id desc) ${live}`,
  'create index articles_by_category on articles (client_id, category_id, updated_at desc, id desc) where category_id is not null',
  `create index articles_to_come on articles (client_id, publish_at) where publish_at is not null and deleted_at is null`,
  `create index articles_to_go on articles (client_id, unpublish_at) where unpublish_at is not null and deleted_at is null`,
  `create index articles_due on articles (publish_at) where status = 'scheduled' and deleted_at is null`,
  `create index articles_over on articles (unpublish_at) where status = 'published' and unpublish_at is not null and deleted_at is null`,
  'create index articles_in_bin on articles (client_id, deleted_at) where deleted_at is not null',
  'create index articles_translated on articles (client_id, translation_group) where translation_group is not null',
  'create index article_publications_newest on article_publications (client_id, published_at desc, article_id desc)',
  'create index article_publications_by_category on article_publications (client_id, category_id, published_at desc, article_id desc)',
  'create index article_publications_by_language on article_publications (client_id, language, published_at desc, article_id desc)',
  'create index article_publications_popular on article_publications (client_id, score desc, published_at desc, article_id desc)',
  'create index article_publications_upcoming on article_publications (client_id, event_starts_at, article_id) where event_starts_at is not null',
  'create index article_publications_upcoming_by_category on article_publications (client_id, category_id, event_starts_at, article_id) where event_starts_at is not null',
  'create index article_search_newest on article_search (client_id, published_at desc, article_id desc)',
  'create index article_search_head on article_search using gin (client_id, head) with (fastupdate = off)',
  'create index article_search_body on article_search using gin (client_id, body) with (fastupdate = off)',
  'create index article_words_alike on article_words using gin (client_id, word gin_trgm_ops) with (fastupdate = off)',
  'create index article_slugs_by_article on article_slugs (client_id, article_id)',
  'create index article_counts_by_views on article_counts (client_id, views desc, article_id desc)',
  'create index article_days_by_day on article_days (day)',
  'create index article_saves_newest on article_saves (client_id, user_id, saved_at desc, article_id desc)',
  'create index article_saves_by_article on article_saves (client_id, article_id)',
  'create index article_views_by_user on article_views (client_id, user_id)',
  'create index article_tags_by_article on article_tags (client_id, article_id)',
  'create index article_tags_newest on article_tags (client_id, tag_id, published_at desc, article_id desc) where published_at is not null',
  'create index article_shares_by_user on article_shares (client_id, user_id, article_id) include (can)',
  'create index article_media_by_article on article_media (client_id, article_id)',
  'create unique index article_templates_name on article_templates (client_id, lower(name))',
]
