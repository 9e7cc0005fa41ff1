import { sql } from 'kysely'

/** What people are sorted by, as the indexes have it. */
export const personNameText = "lower(first_name || ' ' || last_name)"

/** What a search of people reads, as the index `users_search` has it. */
export const searchedPeople = sql<string>`lower(first_name || ' ' || last_name || ' ' || email || ' ' || username)`

/** Names of a person's non-empty details: the expression of the index `users_by_filled_details`. */
export const filledDetails = sql`jsonb_path_query_array(users.details, '$.keyvalue() ? (@.value != "").key')`
