import { type Kysely, sql } from 'kysely'

/** Columns that name a person without owning the row; erasing the person clears them (docs/decisions/0087). */
const columns = [
  ['article_shares', 'shared_by'],
  ['certificate_designs', 'owner_id'],
  ['course_shares', 'shared_by'],
  ['deck_shares', 'shared_by'],
  ['deck_versions', 'published_by'],
  ['lead_notes', 'author_id'],
  ['purchases', 'user_id'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop not null`.execute(db)
  await sql`create index sessions_by_actor on sessions (actor_client_id, actor_id) where actor_id is not null`.execute(
    db,
  )
}
