/**
 * The value below which a share of the values lies, linearly interpolated (PostgreSQL's `percentile_cont`, R's type 7).
 * Null for no values.
 * @param share 0 … 1
 */
export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const place = Math.max(0, Math.min(share, 1)) * (sorted.length - 1)
  const low = sorted[Math.floor(place)] as number
  const high = sorted[Math.ceil(place)] as number
  return low === high ? low : low + (high - low) * (place - Math.floor(place))
}

/** Null for no values. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5)
}
