import { type Kysely, sql } from 'kysely'

/** The attempt that `last_slide` belongs to; a new attempt starts at the first slide. Null in rows of earlier releases: any attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learner_decks add column attempt_id uuid`.execute(db)
}
