import { csvLine } from '@deckle/core/text/csv-cell.ts'
import type { Cell, Table } from './table.ts'

/** RFC 4180, with moments as ISO 8601. */
export async function* csvOf({ headings, rows }: Table): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets misread Hindi.
  yield `\uFEFF${csvLine(headings)}`
  for await (const batch of rows)
    if (batch.length > 0) yield batch.map((row) => csvLine(row.map((cell) => textOf(cell)))).join('')
}

const textOf = (cell: Cell): string | number | boolean | null => (cell instanceof Date ? cell.toISOString() : cell)
