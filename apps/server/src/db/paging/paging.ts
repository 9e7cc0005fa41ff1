import type pg from 'pg'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { decodeCursor, encodeCursor, type KeyType } from './cursor.ts'

/** A list's query (`pageQuery` of the contract). */
export interface PageRequest {
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next page; null on the last. */
  readonly next: string | null
  /** Number of all rows; only if this page holds them all. */
  readonly total?: number
}

/**
 * Sort keys as SQL with their types. The last one is unique, so that a page begins where the previous one ended,
 * whatever rows were added or removed in between.
 */
export interface Order {
  readonly keys: readonly (readonly [column: string, type: KeyType])[]
  readonly direction: 'asc' | 'desc'
}

/** By a timestamp, then by id. */
export const newestFirst = (moment: string, id: string): Order => ({
  keys: [
    [moment, 'timestamptz'],
    [id, 'uuid'],
  ],
  direction: 'desc',
})

type Key = readonly (string | number)[]

/** A row with the sort key for its cursor. */
export interface Placed {
  readonly page_key: Key
}

/** Reads one row more, to know whether there is a next page. */
export async function readPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  page: PageRequest,
): Promise<Page<O>> {
  const { key, beyond, sorted, limit } = pageParts(order, page)
  const rows = await query.select(key.as('page_key')).where(beyond).orderBy(sorted).limit(limit).execute()
  return pageOf(rows as unknown as readonly (O & Placed)[], page)
}

/**
 * Like `readPage`, as a named prepared statement that is planned once per connection. For frequent queries with the same
 * best plan for all parameters. `name` must be unique for each SQL text, apart from the cursor. Values that affect the
 * plan, such as a flag or the limit, are literals: as parameters they make PostgreSQL prefer a custom plan on each call.
 */
export async function readPreparedPage<DB, TB extends keyof DB, O>(
  pool: pg.Pool,
  name: string,
  query: SelectQueryBuilder<DB, TB, O>,
  { order, page }: { readonly order: Order; readonly page: PageRequest },
): Promise<Page<O>> {
  const { key, beyond, sorted, limit } = pageParts(order, page)
  const built = query.select(key.as('page_key')).where(beyond).orderBy(sorted).limit(limit).compile()
  const { rows } = await pool.query<O & Placed>({
    name: page.cursor === undefined ? name : `${name}_on`,
    text: built.sql,
    values: [...built.parameters],
  })
  return pageOf(rows, page)
}

/** For queries written as `sql`. Pass their rows to `pageOf`. */
export function pageParts(order: Order, page: PageRequest) {
  const after = placeAfter(order, page)
  return {
    /** Select as `page_key`. */
    key: sql<Key>`${sql.raw(keyText(order))}`,
    /** The same for a page's few rows: only of the one that a next page begins after, as a key takes longer than a row. */
    lastKey: sql<Key>`case when row_number() over (order by ${sql.raw(sortedText(order))}) = ${sql.lit(page.limit)} then ${sql.raw(keyText(order))} end`,
    beyond: after === null ? sql<boolean>`true` : beyond(order, after),
    sorted: sql`${sql.raw(sortedText(order))}`,
    limit: sql.lit(page.limit + 1),
  }
}

function beyond(order: Order, after: Key): RawBuilder<boolean> {
  const values = order.keys.map(([, type], at) =>
    type === 'bytea' ? sql`decode(${after[at]}, 'hex')` : sql`${after[at]}::${sql.raw(type)}`,
  )
  return sql<boolean>`(${sql.raw(columnsOf(order))}) ${sql.raw(comparison[order.direction])} (${sql.join(values)})`
}

/** The cursor's condition for a query written as text. @param value makes a parameter of a value */
export function beyondText(order: Order, after: Key, value: (given: unknown) => string): string {
  const values = order.keys.map(([, type], at) =>
    type === 'bytea' ? `decode(${value(after[at])}, 'hex')` : `${value(after[at])}::${type}`,
  )
  return `(${columnsOf(order)}) ${comparison[order.direction]} (${values.join(', ')})`
}

export const sortedText = ({ keys, direction }: Order): string =>
  keys.map(([column]) => `${column} ${direction}`).join(', ')

const textOf: Readonly<Partial<Record<KeyType, (column: string) => string>>> = {
  timestamptz: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  bytea: (column) => `encode(${column}, 'hex')`,
}

/** The sort key as a JSON array. Timestamps have microseconds, which a JavaScript date would lose. */
export const keyText = ({ keys }: Pick<Order, 'keys'>): string =>
  `jsonb_build_array(${keys.map(([column, type]) => (textOf[type] ?? String)(column)).join(', ')})`

/** The sort key in the cursor; null on the first page. @throws Refusal `bad_cursor` */
export const placeAfter = ({ keys }: Pick<Order, 'keys'>, { cursor }: PageRequest): Key | null =>
  cursor === undefined
    ? null
    : decodeCursor(
        cursor,
        keys.map(([, type]) => type),
      )

/** Removes the extra row. */
export function pageOf<Row extends Placed>(found: readonly Row[], { limit, cursor }: PageRequest): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (found.length > limit && last) return { rows, next: encodeCursor(last.page_key) }
  return { rows, next: null, ...(cursor === undefined && { total: rows.length }) }
}

const columnsOf = ({ keys }: Order): string => keys.map(([column]) => column).join(', ')
const comparison = { asc: '>', desc: '<' } as const
