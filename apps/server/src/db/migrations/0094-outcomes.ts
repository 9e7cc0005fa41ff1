import { type Kysely, sql } from 'kysely'

/** Which outcome an attempt ended with; of those completed before, none is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempts add column outcome_id text`.execute(db)
  await sql`create index attempts_by_outcome on attempts (client_id, deck_id, outcome_id) where outcome_id is not null`.execute(
    db,
  )
}
