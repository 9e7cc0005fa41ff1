import { type RawBuilder, sql } from 'kysely'

/** Whether a text or JSON column contains one of the texts, ignoring case. */
export function holdsText(value: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<boolean> {
  const found = texts.map((text) => {
    const inJson = JSON.stringify(text).slice(1, -1)
    return sql<boolean>`position(lower(${text}) in lower(${value}::text)) > 0 or position(lower(${inJson}) in lower(${value}::text)) > 0`
  })
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}
