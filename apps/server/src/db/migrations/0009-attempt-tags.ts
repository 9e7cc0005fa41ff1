import { type Kysely, sql } from 'kysely'

/** The rest of the tags of the address that a person came by; `source` is there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table attempts add column medium text not null default '', add column campaign text not null default ''",
    )
    .execute(db)
}
