import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Daily usage by client, and the limit and licence-end notifications already sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'client_usage',
    columns: [
      'client_id uuid not null',
      'day date not null',
      // Active people.
      'people integer not null',
      'decks integer not null',
      'published integer not null',
      // Bytes.
      'space bigint not null',
      'primary key (client_id, day)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
  await createClientTable(db, {
    name: 'limit_notices',
    columns: [
      'client_id uuid not null',
      // For the space limit the owner of the files, else the client.
      'holder_id uuid not null',
      'name text not null',
      // Percent.
      'level smallint not null',
      'most bigint not null',
      'noticed_at timestamptz not null',
      'primary key (client_id, holder_id, name, level, most)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
  await createClientTable(db, {
    name: 'licence_end_notices',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'ends_at timestamptz not null',
      // Days before the end for which the notification was sent; 0 on the last day.
      'days smallint not null',
      `notified text not null check (notified in ('person', 'admins'))`,
      'primary key (client_id, user_id, ends_at, days, notified)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
  await sql
    .raw('create index users_by_licence_end on users (client_id, expires_at) where expires_at is not null')
    .execute(db)
}
