import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { decodeCursor, encodeCursor, type KeyType } from './cursor.ts'

/** What a caller asks of a list, by the contract's `pageQuery`. */
export interface PageRequest {
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** The cursor of the next page; null where this is the last. */
  readonly next: string | null
  /** How many there are, where all of them are on this page. */
  readonly total?: number
}

/**
 * What a list is sorted by: SQL of the values with their types, the last of them different for each row, so that a page
 * begins where the one before ended, whatever was added or removed in between.
 */
export interface Order {
  readonly keys: readonly (readonly [column: string, type: KeyType])[]
  readonly direction: 'asc' | 'desc'
}

/** By a moment, then by id. */
export const newestFirst = (moment: string, id: string): Order => ({
  keys: [
    [moment, 'timestamptz'],
    [id, 'uuid'],
  ],
  direction: 'desc',
})

type Key = readonly (string | number)[]

/** A row with its sort key, from which its cursor is made. */
export interface Placed {
  readonly page_key: Key
}

/** One page of a query, one row more being read to know whether there is a next. */
export async function readPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  page: PageRequest,
): Promise<Page<O>> {
  const { key, beyond, sorted, limit } = pageParts(order, page)
  const rows = await query.select(key.as('page_key')).where(beyond).orderBy(sorted).limit(limit).execute()
  return pageOf(rows as unknown as readonly (O & Placed)[], page)
}

/** The parts of a page's query, for one that is written as `sql`. Its rows go to `pageOf`. */
export function pageParts(order: Order, page: PageRequest) {
  const after = placeAfter(order, page)
  return {
    /** To be selected as `page_key`. */
    key: sql<Key>`${sql.raw(keyText(order))}`,
    beyond: after === null ? sql<boolean>`true` : beyond(order, after),
    sorted: sql`${sql.raw(sortedText(order))}`,
    limit: page.limit + 1,
  }
}

function beyond(order: Order, after: Key): RawBuilder<boolean> {
  const values = order.keys.map(([, type], at) => sql`${after[at]}::${sql.raw(type)}`)
  return sql<boolean>`(${sql.raw(columnsOf(order))}) ${sql.raw(comparison[order.direction])} (${sql.join(values)})`
}

/** The condition for a query that is written as text. @param value makes a parameter of a value */
export function beyondText(order: Order, after: Key, value: (given: unknown) => string): string {
  const values = order.keys.map(([, type], at) => `${value(after[at])}::${type}`)
  return `(${columnsOf(order)}) ${comparison[order.direction]} (${values.join(', ')})`
}

export const sortedText = ({ keys, direction }: Order): string =>
  keys.map(([column]) => `${column} ${direction}`).join(', ')

/** A row's place as a JSON array. Moments with their microseconds: a JavaScript date would lose them. */
export const keyText = ({ keys }: Pick<Order, 'keys'>): string =>
  `jsonb_build_array(${keys
    .map(([column, type]) =>
      type === 'timestamptz' ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : column,
    )
    .join(', ')})`

/** The place that a cursor names; null at the beginning. @throws Refusal `bad_cursor` */
export const placeAfter = ({ keys }: Pick<Order, 'keys'>, { cursor }: PageRequest): Key | null =>
  cursor === undefined
    ? null
    : decodeCursor(
        cursor,
        keys.map(([, type]) => type),
      )

/** Takes the row beyond the page off again. */
export function pageOf<Row extends Placed>(found: readonly Row[], { limit, cursor }: PageRequest): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (found.length > limit && last) return { rows, next: encodeCursor(last.page_key) }
  return { rows, next: null, ...(cursor === undefined && { total: rows.length }) }
}

const columnsOf = ({ keys }: Order): string => keys.map(([column]) => column).join(', ')
const comparison = { asc: '>', desc: '<' } as const
