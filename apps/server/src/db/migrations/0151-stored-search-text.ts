import { type Kysely, sql } from 'kysely'

/**
 * Texts that people and leads are found by are stored: one or two letters, which no trigram index finds, then cost no call
 * of `searchable_text` for each row (docs/decisions/0089). A generated column needs no trigger and no query that writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    // Before the column, which builds all other indexes of the table again.
    'drop index users_search',
    `alter table users
      add column search_name text not null generated always as (searchable_text(first_name || ' ' || last_name)) stored,
      add column search_text text not null
        generated always as (searchable_text(first_name || ' ' || last_name || ' ' || email || ' ' || username)) stored`,
    'create index users_search on users using gin (client_id, search_text gin_trgm_ops)',
    'drop index leads_by_words',
    `alter table leads add column search_text text not null
      generated always as (searchable_text(name || ' ' || email || ' ' || company || ' ' || phone)) stored`,
    `create index leads_by_words on leads using gin (client_id, search_text gin_trgm_ops)
      where deleted_at is null and merged_into is null`,
    // Without statistics, one letter seems to match few rows, and all that match would be sorted.
    'analyze users (search_name, search_text), leads (search_text)',
  ])
    await sql.raw(statement).execute(db)
}
