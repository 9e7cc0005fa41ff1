import { type Kysely, sql } from 'kysely'

const live = 'where deleted_at is null'

/**
 * Texts that decks, courses, articles and posts are found by are stored, as those of people (docs/decisions/0089): no
 * trigram index finds one or two letters, which then cost a call of `searchable_text` for each row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No query has used it since decks are searched within their client.
  await sql`drop index decks_search`.execute(db)
  for (const { table, text, index, options } of [
    { table: 'decks', text: 'name', index: 'decks_by_words', options: live },
    { table: 'courses', text: 'title', index: 'courses_by_words', options: live },
    { table: 'articles', text: 'title', index: 'articles_by_words', options: live },
    {
      table: 'posts',
      // Without the ids of mentioned people.
      text: String.raw`regexp_replace(text, '@\{[0-9a-f-]{36}\}', '', 'gi')`,
      index: 'posts_by_words',
      options: 'with (fastupdate = off)',
    },
  ])
    for (const statement of [
      // Before the column, which builds all other indexes of the table again.
      `drop index ${index}`,
      `alter table ${table} add column search_text text not null generated always as (searchable_text(${text})) stored`,
      `create index ${index} on ${table} using gin (client_id, search_text gin_trgm_ops) ${options}`,
      // Without statistics, one letter seems to match few rows, and all that match would be sorted.
      `analyze ${table} (search_text)`,
    ])
      await sql.raw(statement).execute(db)
}
