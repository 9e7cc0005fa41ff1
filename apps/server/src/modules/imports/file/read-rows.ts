import { refuse } from '../../../refusal.ts'
import { cleanText } from './cell-text.ts'
import { fileLimits } from './limits.ts'
import { readCsv, startOf } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/**
 * Yields non-empty rows in batches, the header first. Detects the format by the file's content.
 * @throws Refusal for an unsupported format or an exceeded limit
 */
export async function* readRows(path: string): AsyncGenerator<string[][]> {
  let [count, size] = [0, 0]
  for await (const batch of await readerOf(path)) {
    const rows = batch.map(trimmed).filter((row) => row.length > 0)
    for (const row of rows) {
      const length = row.reduce((sum, cell) => sum + cell.length, 0)
      count++
      size += length
      if (length > fileLimits.row) throw refuse('rule_broken', `import.cell|row=${count}`)
    }
    if (count > fileLimits.rows + 1) throw refuse('rule_broken', `import.rows|max=${fileLimits.rows}`)
    if (size > fileLimits.text) throw refuse('too_large', 'import.unpacked')
    if (rows.length > 0) yield rows
  }
}

function trimmed(row: readonly string[]): string[] {
  const cells = row.map((cell) => cleanText(cell))
  while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
  return cells
}

async function readerOf(path: string): Promise<AsyncGenerator<string[][]>> {
  const start = await startOf(path, 8)
  if (start.length >= 4 && start.readUInt32LE(0) === 0x04034b50) return readXlsx(path)
  // The signature of .xls workbooks and of encrypted .xlsx workbooks.
  if (start.length >= 4 && start.readUInt32BE(0) === 0xd0cf11e0) throw refuse('unsupported_type', 'import.old_excel')
  if (start.toString('latin1').startsWith('%PDF')) throw refuse('unsupported_type', 'import.type')
  return readCsv(path)
}
