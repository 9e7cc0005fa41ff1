import { type Kysely, sql } from 'kysely'

/** The source parameters of an attempt other than `source`, which exists already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table attempts add column medium text not null default '', add column campaign text not null default ''",
    )
    .execute(db)
}
