import { type Kysely, sql } from 'kysely'

/** The time zone whose days a document names: the client's when it is issued. Documents from before stay as printed, in UTC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['certificates', 'invoices'])
    await sql`alter table ${sql.table(table)} add column time_zone text not null default 'UTC'`.execute(db)
}
