import { type Kysely, sql } from 'kysely'

/** A lead counts for its attempt without an event, too: figures of clients that have some are counted anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into figure_queue (client_id) select distinct client_id from leads where attempt_id is not null`.execute(
    db,
  )
}
