import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Short addresses of any kind of thing, with slugs of their own and an end; their clicks by day and source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await createClientTable(db, {
    name: 'short_url_clicks',
    columns: [
      'client_id uuid not null',
      'short_url_id uuid not null',
      'day date not null',
      'source text not null',
      'clicks integer not null',
      'primary key (client_id, short_url_id, day, source)',
    ],
    foreignKeys: ['foreign key (client_id, short_url_id) references short_urls (client_id, id) on delete cascade'],
  })
}

const statements = [
  `alter table short_urls
    add column target_kind text not null default 'deck',
    add column target_id uuid,
    add column own_slug boolean not null default false,
    add column expires_at timestamptz,
    add column deleted_at timestamptz,
    add column created_by uuid`,
  'update short_urls set target_id = deck_id',
  `alter table short_urls
    alter column target_kind drop default,
    alter column target_id set not null,
    drop column deck_id,
    add foreign key (client_id) references clients (id) on delete cascade`,
  `create unique index short_urls_by_tags on short_urls (client_id, target_id, source, medium, campaign)
    where not own_slug and expires_at is null and deleted_at is null`,
  'create index short_urls_by_target on short_urls (client_id, target_id, created_at desc, id desc)',
]
