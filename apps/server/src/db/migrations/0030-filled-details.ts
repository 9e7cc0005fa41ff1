import { type Kysely, sql } from 'kysely'

/** An index on which detail fields a person has filled. Its statistics also let the planner estimate matching rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index users_by_filled_details on users using gin
    (client_id, jsonb_path_query_array(details, '$.keyvalue() ? (@.value != "").key'))`,
  'analyze users',
]
