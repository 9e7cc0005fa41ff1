import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import type { Columns, RowOf, ValueOf } from '@deckle/core/report/report.ts'
import { decodeCursor, encodeCursor } from '../../../db/paging/cursor.ts'
import type { PageRequest } from '../../../db/paging/paging.ts'

export type Value = ValueOf[keyof ValueOf]
export type Row = Readonly<Record<string, Value>>

export interface RowPage<R> {
  readonly rows: readonly R[]
  readonly next: string | null
}

/** Where a report's rows come from. */
export interface RowSource<R> {
  readonly page: (page: PageRequest) => Promise<RowPage<R>>
  /** Of all rows. */
  readonly totals?: () => Promise<Readonly<Record<string, number | null>>>
  /** How many rows there are, where all are read at once. */
  readonly count?: () => Promise<number>
}

/** Rows of the columns of a grouping. */
export type SourceOf<C extends Columns> = RowSource<RowOf<C>>

/** As many rows as there are things that they are grouped by: read once, and cut into pages. */
export function wholeTable<R>(read: () => Promise<readonly R[]>): RowSource<R> {
  let reading: Promise<readonly R[]> | undefined
  const all = () => (reading ??= read())
  return {
    count: async () => (await all()).length,
    async page({ limit, cursor }) {
      const start = cursor === undefined ? 0 : Number(decodeCursor(cursor, ['bigint'])[0])
      const rows = (await all()).slice(Math.max(0, start), start + limit)
      const end = start + rows.length
      return { rows, next: end < (await all()).length ? encodeCursor([end]) : null }
    },
  }
}

export const noRows: RowSource<never> = { page: async () => ({ rows: [], next: null }) }

/** The rows whose figures meet the conditions; pages keep their places, and may be shorter. */
export function meeting(source: RowSource<Row>, conditions: readonly ReportCondition[]): RowSource<Row> {
  if (conditions.length === 0) return source
  return {
    async page(request) {
      const { rows, next } = await source.page(request)
      return { rows: rows.filter((row) => conditions.every((one) => meets(row, one))), next }
    },
  }
}

function meets(row: Row, { field, op, value }: ReportCondition): boolean {
  const figure = row[field]
  if (typeof figure !== 'number') return false
  return op === 'at_least' ? figure >= Number(value) : figure <= Number(value)
}
