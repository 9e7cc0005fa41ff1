import { type Kysely, sql } from 'kysely'

/**
 * For the list of people who have a second factor, and of those who have none, in the order of names: either may be few of
 * many. A person is in one of the two.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const order = "(client_id, active, (lower(first_name || ' ' || last_name)), id)"
  await sql
    .raw(`create index users_with_second_factor on users ${order} where second_factor_at is not null`)
    .execute(db)
  await sql.raw(`create index users_without_second_factor on users ${order} where second_factor_at is null`).execute(db)
}
