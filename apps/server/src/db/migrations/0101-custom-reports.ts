import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Reports that people put together from widgets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'custom_reports',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'owner_id uuid not null',
      'title text not null',
      "note text not null default ''",
      // A `ReportPeriod` and a list of `Widget`s of core.
      `period jsonb not null default '{"days":30,"from":null,"to":null}'`,
      "widgets jsonb not null default '[]'",
      "everyone text not null default 'none' check (everyone in ('none', 'view', 'edit'))",
      'revision integer not null default 1',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'deleted_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id, owner_id) references users (client_id, id) on delete cascade'],
  })
  for (const statement of [
    'create index custom_reports_by_change on custom_reports (client_id, updated_at desc, id desc) where deleted_at is null',
    'create index custom_reports_by_owner on custom_reports (client_id, owner_id)',
    'create index custom_reports_deleted on custom_reports (deleted_at) where deleted_at is not null',
  ])
    await sql.raw(statement).execute(db)
}
