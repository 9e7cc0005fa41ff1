import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** How a person stands with the tutorial, beside what other tables know of their acts (docs/decisions/0072). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  // What came from somebody who left is no act of its new owner.
  for (const table of ['decks', 'courses', 'articles'])
    await sql`alter table ${sql.table(table)} add column handed_over boolean not null default false`.execute(db)
}

const ofPerson = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'

const tables = [
  {
    name: 'tutorials',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // What was done before does not count any more.
      'since timestamptz',
      'dismissed_at timestamptz',
      // The practice deck. Without a foreign key: when its deck is gone, another is made.
      'playground_id uuid',
      'primary key (client_id, user_id)',
    ],
    foreignKeys: [ofPerson],
  },
  {
    name: 'tutorial_marks',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'mark text not null',
      'seen_at timestamptz not null',
      'primary key (client_id, user_id, mark)',
    ],
    foreignKeys: [ofPerson],
  },
]
