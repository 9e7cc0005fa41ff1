import { type Kysely, sql } from 'kysely'

/** Since when a deck beyond the plan's limit accepts no new attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decks add column paused_at timestamptz`.execute(db)
}
