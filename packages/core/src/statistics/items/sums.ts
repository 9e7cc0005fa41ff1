/** Count, sum and sum of squares of values: what a variance follows from. */
export interface Sums {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

/** Of a sample (divided by count − 1); null for fewer than two values. */
export function varianceOf({ count, sum, squares }: Sums): number | null {
  // Rounding may leave a tiny negative number where all values are equal.
  return count < 2 ? null : Math.max(0, (squares - (sum * sum) / count) / (count - 1))
}
