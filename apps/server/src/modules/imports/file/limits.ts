/** Limits of an imported file. Reading stops at the first that is exceeded. */
export const fileLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  /** Characters of a cell, as spreadsheets have it. */
  cell: 32_767,
  /** Characters of a row. */
  row: 200_000,
  /** Characters of all rows. */
  text: 150_000_000,
  /** Bytes of an unpacked sheet. */
  sheet: 600_000_000,
  /** Bytes of its texts, styles and lists, which are held in memory. */
  part: 100_000_000,
} as const
