import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** The public blogs of clients. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'blogs',
    columns: [
      'client_id uuid not null primary key',
      'open boolean not null default false',
      `title text not null default ''`,
      `description text not null default ''`,
      `language text not null default 'en'`,
      `header jsonb not null default '[]'`,
      `footer jsonb not null default '[]'`,
      `footer_text text not null default ''`,
      'updated_at timestamptz not null default now()',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
  // Who opens an article by its id alone has no client.
  await sql`create index article_publications_by_article on article_publications (article_id)`.execute(db)
}
