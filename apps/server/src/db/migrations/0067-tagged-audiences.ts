import { type Kysely, sql } from 'kysely'

/** Posts by the tags that they are for: counted, and moved where tags are merged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_by_tags on posts using gin (client_id, audience_ids) where audience = 'tags'`.execute(db)
}
