import { type Kysely, sql } from 'kysely'

/** `name`: given to a version by a person; `''` for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table deck_versions add column name text not null default ''`).execute(db)
}
