import type { Kysely } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Prepared answers to tickets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'ticket_texts',
    columns: [
      'client_id uuid not null references clients (id) on delete cascade',
      'id uuid not null',
      'name text not null',
      'text text not null',
      'created_at timestamptz not null',
      'updated_at timestamptz not null',
      'deleted_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [],
  })
}
