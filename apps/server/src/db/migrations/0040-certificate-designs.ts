import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** What a client's certificates look like. Issued ones keep a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'certificate_designs',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      // Of a person who may be gone.
      'owner_id uuid not null',
      'name text not null',
      'design jsonb not null',
      'revision integer not null default 1',
      'created_at timestamptz not null default now()',
      'updated_at timestamptz not null default now()',
      'primary key (client_id, id)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
  await sql
    .raw('create index certificate_designs_by_update on certificate_designs (client_id, updated_at desc, id desc)')
    .execute(db)
}
