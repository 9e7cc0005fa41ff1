import { type Kysely, sql } from 'kysely'

/** For finding a signed-in person's attempts when they open a deck. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'create index attempts_by_user on attempts (client_id, user_id, deck_id, started_at desc) where user_id is not null',
    )
    .execute(db)
}
