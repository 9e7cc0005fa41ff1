import { sql } from 'kysely'

/** What people are sorted by, as the indexes have it. */
export const personNameText = "lower(first_name || ' ' || last_name)"

/** What a search of people reads, as the index `users_search` has it. */
export const searchedPeople = sql<string>`lower(first_name || ' ' || last_name || ' ' || email || ' ' || username)`
