import type { Kysely } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** When a person last looked at the dashboard, which says what happened since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'dashboard_visits',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // The end of the visit before this one.
      'since timestamptz',
      'seen_at timestamptz not null',
      'primary key (client_id, user_id)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
}
