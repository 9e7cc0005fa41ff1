import { type Kysely, sql } from 'kysely'

/** What tags are counted on, without reading the rows, which are wide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index decks_live on decks (client_id, id) where deleted_at is null`.execute(db)
  await sql`create index courses_live on courses (client_id, id) where deleted_at is null`.execute(db)
  await sql`create index users_live on users (client_id, id) where active`.execute(db)
}
