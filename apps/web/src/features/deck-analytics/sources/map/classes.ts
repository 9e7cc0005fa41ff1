/** Whole numbers from the least to the largest of a class, both included. */
export interface ValueClass {
  readonly from: number
  readonly to: number
}

/**
 * Divides values into classes that hold about equally many of them, lowest first; equal values stay together.
 * @param values whole numbers from 1
 */
export function classesOf(values: readonly number[], most: number): readonly ValueClass[] {
  const sorted = values.toSorted((one, other) => one - other)
  const distinct = [...new Set(sorted)]
  if (distinct.length <= most) return distinct.map((value) => ({ from: value, to: value }))
  const starts = [
    ...new Set(Array.from({ length: most }, (_, at) => sorted[Math.floor((at * sorted.length) / most)] ?? 0)),
  ]
  return starts.map((from, at) => {
    const next = starts[at + 1] ?? Infinity
    return { from, to: distinct.findLast((value) => value < next) ?? from }
  })
}

export const classIn = (classes: readonly ValueClass[], value: number): number =>
  classes.findLastIndex(({ from }) => from <= value)
