/** Negative where `one` is ahead, 0 where they share a rank. */
export type Order<Row> = (one: Row, other: Row) => number

export const byPoints: Order<{ readonly points: number }> = (one, other) => other.points - one.points

/** Results of a final exam: by per cent, then by the time taken (decisions.md §3). */
export const byExam: Order<{ readonly percentage: number; readonly seconds: number }> = (one, other) =>
  other.percentage - one.percentage || one.seconds - other.seconds

export type Ranked<Row> = Row & { readonly rank: number }

/** From 1; those who share a rank leave the next ones out (1, 2, 2, 4), and stay in their order. */
export function ranked<Row extends object>(rows: readonly Row[], order: Order<Row>): readonly Ranked<Row>[] {
  const sorted = rows.toSorted(order)
  const result: Ranked<Row>[] = []
  for (const [at, row] of sorted.entries()) {
    const before = result[at - 1]
    result.push({ ...row, rank: before && order(before, row) === 0 ? before.rank : at + 1 })
  }
  return result
}

/** The rank of one, from how many are ahead. */
export const rankOf = <Row>(row: Row, rows: readonly Row[], order: Order<Row>): number =>
  rows.filter((other) => order(other, row) < 0).length + 1
