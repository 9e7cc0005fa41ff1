/** Whole numbers from the least to the largest of a class, both included. */
export interface ValueClass {
  readonly from: number
  readonly to: number
  /** Which of the classes it is, from 0; those without a value are left out. */
  readonly nth: number
}

/**
 * Classes of equal ratios, lowest first: one country that has most does not make all others look alike.
 * @param values whole numbers from 1
 * @param most how many classes at most
 */
export function classesOf(values: readonly number[], most: number): readonly ValueClass[] {
  const least = Math.min(...values)
  const largest = Math.max(...values)
  if (values.length === 0) return []
  const ratio = (largest / least) ** (1 / most)
  const starts = Array.from({ length: most }, (_, at) => Math.round(least * ratio ** at))
  return starts.flatMap((from, nth) => {
    const to = nth === most - 1 ? largest : (starts[nth + 1] ?? largest) - 1
    return values.some((value) => from <= value && value <= to) ? [{ from, to, nth }] : []
  })
}

export const classIn = (classes: readonly ValueClass[], value: number): ValueClass | undefined =>
  classes.findLast(({ from }) => from <= value)
