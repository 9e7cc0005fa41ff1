import type { EncodingSample } from '@deckle/core/text/encoding/guess-encoding.ts'
import type { TextEncoding } from '@deckle/core/text/encoding/text-encoding.ts'
import { refuse } from '../../../refusal.ts'
import { cleanText } from './cell-text.ts'
import type { FileRow } from './file-row.ts'
import { fileLimits } from './limits.ts'
import { openCsv, startOf } from './read-csv.ts'
import { openXlsx } from './read-xlsx.ts'

/** What a person chose of how a file is read. */
export interface TableChoice {
  readonly encoding?: TextEncoding | undefined
  /** Place of the sheet among those that are visible, from 0. */
  readonly sheet?: number | undefined
}

export interface TableSource {
  /** Null for workbooks, as is `delimiter`. */
  readonly encoding: TextEncoding | null
  /** How encodings read the words beyond ASCII; the guessed one first. */
  readonly encodings: readonly EncodingSample[]
  readonly delimiter: string | null
  /** Names of the visible sheets; empty for text files. */
  readonly sheets: readonly string[]
  readonly sheet: number
}

export interface Table {
  readonly source: TableSource
  /**
   * Rows with text in batches, the heading first.
   * @throws Refusal for an exceeded limit
   */
  rows(): AsyncGenerator<FileRow[]>
}

/**
 * Opens a CSV file or a workbook, told apart by their content.
 * @throws Refusal for an unsupported format
 */
export async function openTable(path: string, { encoding, sheet }: TableChoice = {}): Promise<Table> {
  const start = await startOf(path, 8)
  if (start.length >= 4 && start.readUInt32LE(0) === 0x04034b50) {
    const book = await openXlsx(path, sheet)
    const source = { encoding: null, encodings: [], delimiter: null, sheets: book.sheets, sheet: book.sheet }
    return { source, rows: () => limited(book.rows()) }
  }
  // The signature of .xls workbooks and of encrypted .xlsx workbooks.
  if (start.length >= 4 && start.readUInt32BE(0) === 0xd0cf11e0) throw refuse('unsupported_type', 'import.old_excel')
  if (start.toString('latin1').startsWith('%PDF')) throw refuse('unsupported_type', 'import.type')
  const csv = await openCsv(path, encoding)
  const { encodings, delimiter } = csv
  return {
    source: { encoding: csv.encoding, encodings, delimiter, sheets: [], sheet: 0 },
    rows: () => limited(csv.rows()),
  }
}

async function* limited(batches: AsyncGenerator<FileRow[]>): AsyncGenerator<FileRow[]> {
  let [all, count, size] = [0, 0, 0]
  for await (const batch of batches) {
    all += batch.length
    if (all > fileLimits.allRows) throw refuse('too_large', 'import.unpacked')
    const rows = batch.map(trimmed).filter(({ cells }) => cells.length > 0)
    for (const { number, cells } of rows) {
      const length = cells.reduce((sum, cell) => sum + cell.length, 0)
      count++
      size += length
      if (length > fileLimits.row) throw refuse('rule_broken', `import.cell|row=${number}`)
    }
    if (count > fileLimits.rows + 1) throw refuse('rule_broken', `import.rows|max=${fileLimits.rows}`)
    if (size > fileLimits.text) throw refuse('too_large', 'import.unpacked')
    if (rows.length > 0) yield rows
  }
}

function trimmed(row: FileRow): FileRow {
  const cells = row.cells.map((cell) => cleanText(cell))
  while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
  return { ...row, cells }
}
