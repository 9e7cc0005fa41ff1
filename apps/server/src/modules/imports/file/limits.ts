import { refuse } from '../../../refusal.ts'

/** Limits of an imported file. Reading stops when one is exceeded. */
export const fileLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 200_000,
  /** Rows including empty ones; spreadsheets have at most 1,048,576. */
  allRows: 1_100_000,
  /** Cells of a sheet, including empty ones. */
  cells: 20_000_000,
  columns: 200,
  /** Characters of a cell; the limit of spreadsheets. */
  cell: 32_767,
  /** Characters of a row. */
  row: 200_000,
  /** Characters of all rows. */
  text: 150_000_000,
  /** Bytes of a decompressed sheet. */
  sheet: 600_000_000,
  /** Bytes of each other decompressed part (strings, styles, workbook), which is held in memory. */
  part: 100_000_000,
  /** Texts that the cells of a workbook share. */
  sharedTexts: 2_000_000,
  /** Sheets of a workbook, and characters of a sheet's name that are shown. */
  sheets: 1000,
  sheetName: 100,
  /** Merged cells of a sheet. */
  merged: 100_000,
  /** Formats of a workbook, and of cells; spreadsheets have at most 65,490. */
  formats: 100_000,
  /** Relationships of one part of a workbook. */
  relations: 10_000,
} as const

/** Returns a counter that refuses the file when called more than `limit` times. */
export function counterTo(limit: number): () => void {
  let count = 0
  return () => {
    count++
    if (count > limit) throw refuse('too_large', 'import.unpacked')
  }
}
