/** Limits of an imported file. Reading stops when one is exceeded. */
export const fileLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 200_000,
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
} as const
