export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_one, at) => at !== from)
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)]
}

/** The place that a row gets when it is dragged by some pixels: after all others whose middles its own has passed. */
export function placeAt(middles: readonly number[], from: number, by: number): number {
  const own = (middles[from] as number) + by
  return middles.filter((middle, at) => at !== from && middle < own).length
}
