/** A moment is a `Date`. */
export type Cell = string | number | boolean | Date | null

export interface Table {
  readonly headings: readonly string[]
  /** IANA: moments are written as its clock shows them. */
  readonly timeZone: string
  /** Columns of moments, from 0: a workbook shows them with their time. */
  readonly momentColumns?: readonly number[]
  /** In batches: each is written at once. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}
