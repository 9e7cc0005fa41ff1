import { type Kysely, sql } from 'kysely'

/** For lists of a client's certificates, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index certificates_by_date on certificates (client_id, issued_at desc, id desc)`.execute(db)
}
