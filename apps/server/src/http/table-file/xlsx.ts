import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell, Table } from './table.ts'

/** What a cell holds at most (ECMA-376 as Excel limits it); Excel calls a file with a longer one damaged. */
const MOST_CHARACTERS = 32_767
/** Of a sheet's name. */
const MOST_NAME = 31

/**
 * One sheet with a frozen heading, a further one after each 1,048,576 rows. Texts are written as texts, whatever they
 * begin with: a spreadsheet runs none of them. Moments are dates in UTC.
 */
export async function* xlsxOf({ headings, rows }: Table, name: string): AsyncGenerator<Uint8Array> {
  const sheet = writeXlsxStream(eachRow(rows), {
    name: name.slice(0, MOST_NAME),
    columns: headings.map((header) => ({ header: fitting(header), width: widthOf(header) })),
    freezePane: { rows: 1 },
  })
  yield* sheet
}

async function* eachRow(rows: Table['rows']): AsyncGenerator<Cell[]> {
  for await (const batch of rows)
    for (const row of batch) yield row.map((cell) => (typeof cell === 'string' ? fitting(cell) : cell))
}

function fitting(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`
}

/** In characters: wide enough to read the heading, which may be a whole question. */
const widthOf = (heading: string): number => Math.max(12, Math.min(heading.length + 2, 40))
