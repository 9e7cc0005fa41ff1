import { type Kysely, sql } from 'kysely'

/** The attempt that `last_slide` belongs to: a new one begins at the first slide. Null for rows from before: any attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learner_decks add column attempt_id uuid`.execute(db)
}
