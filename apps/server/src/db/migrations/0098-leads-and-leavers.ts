import { type Kysely, sql } from 'kysely'

/**
 * Facts say how long the last slide was looked at when it was left, and a captured lead counts without an event: figures
 * are counted anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempt_facts add column left_ms integer`.execute(db)
  await sql`insert into figure_queue (client_id) select distinct client_id from attempts`.execute(db)
}
