import { type Kysely, sql } from 'kysely'

/**
 * A link to a directory's account is proven once the person has answered with a second factor, if they have one. A
 * challenge names the link that it proves. Earlier links count as proven.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sso_accounts add column proven boolean not null default true`.execute(db)
  await sql`alter table factor_challenges add column sso_account_id uuid`.execute(db)
}
