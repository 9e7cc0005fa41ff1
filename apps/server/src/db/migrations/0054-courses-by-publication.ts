import { type Kysely, sql } from 'kysely'

/** The catalogue is in the order of publication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index courses_published`.execute(db)
  await sql`create index courses_published on courses (client_id, published_at desc, id desc) where status = 'published' and deleted_at is null`.execute(
    db,
  )
}
