import { sql } from 'kysely'
import type { ReadDbOf } from './database.ts'

/**
 * Texts in lower case as `lower` of the database writes them, for comparisons with its indexes. JavaScript writes some
 * letters in another way: `İ` is `i` here, and `i\u0307` there.
 */
export async function lowerCased(db: ReadDbOf<object>, texts: Iterable<string>): Promise<(text: string) => string> {
  const { rows } = await sql<{ text: string; lower: string }>`
    select given.text, lower(given.text) as lower from unnest(${[...new Set(texts)]}::text[]) as given (text)`.execute(
    db,
  )
  const found = new Map(rows.map(({ text, lower }) => [text, lower]))
  return (text) => found.get(text) ?? text
}
