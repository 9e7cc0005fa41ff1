import { type Kysely, sql } from 'kysely'

/** An upper bound of each client's active people, so that a large client is not counted at every change; null: unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table clients add column people_bound integer').execute(db)
}
