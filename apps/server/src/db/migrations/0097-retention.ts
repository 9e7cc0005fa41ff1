import type { Kysely } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** How long a client keeps what its audience left (docs/decisions/0064). Null: for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'retention',
    columns: [
      'client_id uuid not null',
      'answers_days integer check (answers_days between 30 and 3650)',
      'leads_days integer check (leads_days between 30 and 3650)',
      // Answers of attempts that began before have been cleared.
      'answers_until timestamptz',
      'primary key (client_id)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  })
}
