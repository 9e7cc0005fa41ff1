/** A row of a file. */
export interface FileRow {
  /** As spreadsheets count it: the first row of the file is 1, and empty rows count. */
  readonly number: number
  readonly cells: readonly string[]
  /** Columns whose cells the file stores as numbers that read differently with a decimal comma, such as 1.250. */
  readonly numeric?: readonly number[] | undefined
}
