import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Reports with their days, grouping and filter under a name, and when they are mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'report_views',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'owner_id uuid not null',
      'name text not null',
      'report text not null',
      "grouping text not null default ''",
      "filter text not null default ''",
      'from_day date',
      'to_day date',
      // So many days up to today, instead.
      'last_days integer',
      'shared boolean not null default false',
      "every text check (every in ('daily', 'weekly', 'monthly'))",
      'hour integer',
      'tz text',
      'next_at timestamptz',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
      'check ((every is null) = (next_at is null) and (every is null) = (hour is null) and (every is null) = (tz is null))',
    ],
    foreignKeys: ['foreign key (client_id, owner_id) references users (client_id, id) on delete cascade'],
  })
  for (const statement of [
    'create index report_views_by_owner on report_views (client_id, owner_id, lower(name), id)',
    'create index report_views_shared on report_views (client_id, lower(name), id) where shared',
    'create index report_views_due on report_views (next_at) where next_at is not null',
  ])
    await sql.raw(statement).execute(db)
}
