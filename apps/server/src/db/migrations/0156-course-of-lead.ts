import { type Kysely, sql } from 'kysely'

/** The course that a lead form was sent in; null outside courses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column course_id uuid`.execute(db)
}
