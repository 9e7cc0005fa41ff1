import { clockIn } from '@deckle/core/time/time-zone.ts'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell, Table } from './table.ts'

/** What a cell holds at most (ECMA-376 as Excel limits it); Excel calls a file with a longer one damaged. */
const MOST_CHARACTERS = 32_767
const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm:ss'
const MOMENT_WIDTH = 20
/** Of a sheet's name. */
const MOST_NAME = 31

/**
 * One sheet with a frozen heading, a further one after each 1,048,576 rows. Texts are written as texts, whatever they
 * begin with: a spreadsheet runs none of them. Moments are written as the clock of the table's time zone shows them.
 */
export async function* xlsxOf(
  { headings, timeZone, momentColumns = [], rows }: Table,
  name: string,
): AsyncGenerator<Uint8Array> {
  const sheet = writeXlsxStream(eachRow(rows, timeZone), {
    name: name.slice(0, MOST_NAME),
    columns: headings.map((header, at) => ({
      header: fitting(header),
      width: momentColumns.includes(at) ? Math.max(MOMENT_WIDTH, widthOf(header)) : widthOf(header),
      ...(momentColumns.includes(at) && { numFmt: MOMENT_FORMAT }),
    })),
    freezePane: { rows: 1 },
  })
  yield* sheet
}

async function* eachRow(rows: Table['rows'], timeZone: string): AsyncGenerator<Cell[]> {
  for await (const batch of rows) for (const row of batch) yield row.map((cell) => writtenCell(cell, timeZone))
}

function writtenCell(cell: Cell, timeZone: string): Cell {
  if (cell instanceof Date) return new Date(clockIn(timeZone, cell.getTime()))
  return typeof cell === 'string' ? fitting(cell) : cell
}

function fitting(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`
}

/** In characters: wide enough to read the heading, which may be a whole question. */
const widthOf = (heading: string): number => Math.max(12, Math.min(heading.length + 2, 40))
