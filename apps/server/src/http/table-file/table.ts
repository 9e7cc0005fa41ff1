/** A moment is a `Date`. */
export type Cell = string | number | boolean | Date | null

export interface Table {
  readonly headings: readonly string[]
  /** In batches: each is written at once. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}
