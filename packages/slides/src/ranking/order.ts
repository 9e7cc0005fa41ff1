export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_one, at) => at !== from)
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)]
}

/** The place of a row dragged by some pixels: after all rows whose middles its own has passed. */
export function placeAt(middles: readonly number[], from: number, by: number): number {
  const own = (middles[from] as number) + by
  return middles.filter((middle, at) => at !== from && middle < own).length
}
