import { upperGamma } from './gamma.ts'

export interface IndependenceTest {
  /** Pearson's chi-square, without continuity correction. */
  readonly chiSquare: number
  readonly degrees: number
  /** How probable a value at least as large is where the two are independent: 0 … 1. */
  readonly p: number
  /** Strength of the association: 0 none … 1 one follows from the other. */
  readonly cramersV: number
  readonly total: number
  /**
   * False where expected counts are too small for `p` to mean much (Cochran 1954): any under 1, or more than a fifth of
   * them under 5.
   */
  readonly isReliable: boolean
}

/** Of a table of counts, rows of equal length. Empty rows and columns don't count; null unless 2 × 2 remain. */
export function testIndependence(table: readonly (readonly number[])[]): IndependenceTest | null {
  const rows = table.map(sumOf)
  const columns = (table[0] ?? []).map((_, at) => sumOf(table.map((row) => row[at] ?? 0)))
  const [height, width] = [rows, columns].map((sums) => sums.filter((sum) => sum > 0).length) as [number, number]
  if (height < 2 || width < 2) return null
  const total = sumOf(rows)
  const expected = rows.flatMap((row) => columns.map((column) => (row * column) / total)).filter((count) => count > 0)
  const chiSquare = sumOf(
    rows.flatMap((row, i) => columns.map((column, j) => distance(table[i]?.[j] ?? 0, (row * column) / total))),
  )
  const degrees = (height - 1) * (width - 1)
  return {
    chiSquare,
    degrees,
    p: chiSquareP(chiSquare, degrees),
    cramersV: Math.min(1, Math.sqrt(chiSquare / (total * Math.min(height - 1, width - 1)))),
    total,
    isReliable:
      expected.every((count) => count >= 1) && expected.filter((count) => count < 5).length * 5 <= expected.length,
  }
}

/** How probable a chi-square of at least this value is by chance. */
export function chiSquareP(chiSquare: number, degrees: number): number {
  return upperGamma(degrees / 2, chiSquare / 2)
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const distance = (found: number, expected: number): number => (expected > 0 ? (found - expected) ** 2 / expected : 0)
