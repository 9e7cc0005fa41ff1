/** How often a value was found. */
export interface CountedValue {
  readonly value: number
  readonly count: number
}

/** `quantile` of values that are counted, whatever their number. Null for none. */
export function countedQuantile(values: readonly CountedValue[], share: number): number | null {
  const sorted = values.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const place = Math.max(0, Math.min(share, 1)) * (total - 1)
  const low = valueAt(sorted, Math.floor(place))
  const high = valueAt(sorted, Math.ceil(place))
  return low === high ? low : low + (high - low) * (place - Math.floor(place))
}

function valueAt(sorted: readonly CountedValue[], place: number): number {
  let before = 0
  for (const { value, count } of sorted) {
    before += count
    if (place < before) return value
  }
  return NaN
}
