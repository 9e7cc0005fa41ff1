import { type RawBuilder, sql } from 'kysely'

/** What people are sorted by, as the indexes have it. */
export const personNameText = "lower(first_name || ' ' || last_name)"

/** Whether people's names, emails and usernames contain the text, by the index `users_search`. */
export const personHasText = (search: string, table: 'users' | 'u' = 'users'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.search_text`)} like search_pattern(${search})`

/** Whether people's names contain the text. The first condition has an index; the second leaves out matches in emails. */
export const personNameHasText = (search: string, table: 'users' | 'u' = 'users'): RawBuilder<boolean> =>
  sql<boolean>`(${personHasText(search, table)} and ${sql.ref(`${table}.search_name`)} like search_pattern(${search}))`

/** Names of a person's non-empty details: the expression of the index `users_by_filled_details`. */
export const filledDetails = sql`jsonb_path_query_array(users.details, '$.keyvalue() ? (@.value != "").key')`
