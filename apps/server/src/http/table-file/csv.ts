import { csvLine } from '@deckle/core/text/csv-cell.ts'
import { instantIn } from '@deckle/core/time/time-zone.ts'
import type { Cell, Table } from './table.ts'

/** RFC 4180, with moments as ISO 8601 with the time zone's offset. */
export async function* csvOf({ headings, timeZone, rows }: Table): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets misread Hindi.
  yield `\uFEFF${csvLine(headings)}`
  for await (const batch of rows)
    if (batch.length > 0) yield batch.map((row) => csvLine(row.map((cell) => textOf(cell, timeZone)))).join('')
}

const textOf = (cell: Cell, timeZone: string): string | number | boolean | null =>
  cell instanceof Date ? instantIn(timeZone, cell.getTime()) : cell
