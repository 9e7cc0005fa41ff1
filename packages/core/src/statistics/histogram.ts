/** Values from `from` to below `to`; in the last bin up to it. Where both are equal, the whole number alone. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Values that are all whole, of a range no wider than this, have a bin each. */
const SINGLES = 12
const BINS = 10
const steps = [1, 2, 2.5, 5, 10]

/**
 * Counts values in bins of one width, a round number, that cover a range: some ten of them.
 * @param range the least and the largest value that can be; values beyond it widen it
 */
export function histogramOf(
  values: readonly number[],
  range: { readonly least: number; readonly most: number },
): Bin[] {
  const least = values.reduce((found, value) => Math.min(found, value), range.least)
  const most = values.reduce((found, value) => Math.max(found, value), range.most)
  if (most - least < SINGLES && [least, most, ...values].every((value) => Number.isInteger(value)))
    return singles(values, least, most)
  const width = roundUp((most - least) / BINS)
  const first = Math.floor(least / width)
  const last = Math.max(first, Math.ceil(most / width) - 1)
  const counts = Array.from({ length: last - first + 1 }, () => 0)
  for (const value of values) {
    const at = Math.min(Math.floor(value / width), last) - first
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map((count, at) => ({ from: tidy((first + at) * width), to: tidy((first + at + 1) * width), count }))
}

function singles(values: readonly number[], least: number, most: number): Bin[] {
  const counts = Array.from({ length: most - least + 1 }, () => 0)
  for (const value of values) counts[value - least] = (counts[value - least] ?? 0) + 1
  return counts.map((count, at) => ({ from: least + at, to: least + at, count }))
}

function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  return (steps.find((step) => step * power >= width) ?? 10) * power
}

/** Without what floating point adds beyond what a value can have. */
const tidy = (value: number): number => Number(value.toPrecision(12))
