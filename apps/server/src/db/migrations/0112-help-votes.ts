import type { Kysely } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Whether articles of the help desk helped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'help_votes',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'article text not null',
      'helpful boolean not null',
      'created_at timestamptz not null default now()',
      'primary key (client_id, user_id, article)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
}
