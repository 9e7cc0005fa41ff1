import { type Kysely, sql } from 'kysely'

/** Clients that operators created had no icon in their branding, so that their pages asked for one that is not there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update clients set branding = branding || '{"icon": ""}'::jsonb where not branding ? 'icon'`.execute(db)
}
