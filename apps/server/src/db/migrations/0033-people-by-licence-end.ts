import { type Kysely, sql } from 'kysely'

/** For the list of people by the end of their licence; those without an end come last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index users_in_order_of_licence_end on users (client_id, active, (coalesce(expires_at, '9999-12-31 00:00:00+00'::timestamptz)), id)`,
    )
    .execute(db)
}
