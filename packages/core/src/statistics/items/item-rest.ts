/** Sums over people of their points for one item (x) and for all other items (y). */
export interface ItemRestSums {
  readonly count: number
  readonly item: number
  readonly itemSquares: number
  readonly rest: number
  readonly restSquares: number
  /** Σ x × y. */
  readonly products: number
}

/**
 * Corrected item-rest correlation: Pearson's correlation of an item with the sum of the others, −1 … 1. Null for fewer
 * than two people, and where either side does not vary.
 */
export function itemRestCorrelation(sums: ItemRestSums): number | null {
  const { count, item, rest } = sums
  // As whole numbers where the points are: equal values give exactly 0.
  const itemSpread = count * sums.itemSquares - item * item
  const restSpread = count * sums.restSquares - rest * rest
  if (count < 2 || itemSpread <= 0 || restSpread <= 0) return null
  const correlation = (count * sums.products - item * rest) / Math.sqrt(itemSpread * restSpread)
  return Math.max(-1, Math.min(1, correlation))
}
