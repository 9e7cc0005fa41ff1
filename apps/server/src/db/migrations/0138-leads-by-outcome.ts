import { type Kysely, sql } from 'kysely'

const live = 'where deleted_at is null and merged_into is null'

/** Leads filtered and sorted by outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create index leads_by_outcome on leads (client_id, outcome, created_at desc, id desc) ${live}`,
    `create index leads_by_outcome_name on leads (client_id, ((outcome = '')::integer), lower(outcome), id) ${live}`,
  ])
    await sql.raw(statement).execute(db)
}
