import { type Kysely, sql } from 'kysely'

/** Who has something in a field of people. PostgreSQL counts the fields as well, so that it plans by how many have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index users_by_filled_details on users using gin
    (client_id, jsonb_path_query_array(details, '$.keyvalue() ? (@.value != "").key'))`,
  'analyze users',
]
