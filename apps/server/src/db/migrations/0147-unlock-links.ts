import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table one_time_links
    drop constraint one_time_links_purpose_check,
    add constraint one_time_links_purpose_check
      check (purpose in ('reset_password', 'confirm_email', 'sign_in', 'unlock_factors'))`.execute(db)
}
