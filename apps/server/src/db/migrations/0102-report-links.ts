import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Public links to reports. Their tokens are signed ids; no column stores them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'report_links',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'owner_id uuid not null',
      "kind text not null check (kind in ('custom_report', 'report_view', 'deck'))",
      'target_id uuid not null',
      // argon2id; null without a PIN.
      'pin_hash text',
      'includes_names boolean not null default false',
      // A `ReportPeriod` of core, of a deck's figures.
      'period jsonb',
      'expires_at timestamptz not null',
      'revoked_at timestamptz',
      'opened_at timestamptz',
      'opened integer not null default 0',
      'created_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id, owner_id) references users (client_id, id) on delete cascade'],
  })
  for (const statement of [
    'create index report_links_by_target on report_links (client_id, target_id, created_at desc, id desc)',
    'create index report_links_by_owner on report_links (client_id, owner_id)',
    'create index report_links_ended on report_links (expires_at)',
  ])
    await sql.raw(statement).execute(db)
}
