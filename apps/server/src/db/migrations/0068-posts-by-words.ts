import { type Kysely, sql } from 'kysely'

/**
 * Posts by parts of their texts. Of hidden ones too: only then does PostgreSQL know from its statistics how many have a
 * text, and reads those that many have from the newest on instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_by_words on posts using gin (client_id, lower(text) gin_trgm_ops)
    with (fastupdate = off)`.execute(db)
}
