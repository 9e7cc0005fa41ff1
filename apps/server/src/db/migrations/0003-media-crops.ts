import { type Kysely, sql } from 'kysely'

/** `source_id`: the picture that this one was cropped from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table media add column source_id uuid`).execute(db)
}
