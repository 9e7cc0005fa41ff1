/** The list with the named items taken out and put, in their order, before or after the target. */
export function moveItems<T extends { id: string }>(
  items: readonly T[],
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): T[] {
  if (moved.has(target)) return [...items]
  const taken = items.filter((item) => moved.has(item.id))
  const rest = items.filter((item) => !moved.has(item.id))
  const at = rest.findIndex((item) => item.id === target)
  if (at === -1) return [...items]
  const index = position === 'before' ? at : at + 1
  return [...rest.slice(0, index), ...taken, ...rest.slice(index)]
}

/** The list with the named items one place up (-1) or down (1) as a block; unchanged at the edge. */
export function nudgeItems<T extends { id: string }>(items: readonly T[], moved: ReadonlySet<string>, by: -1 | 1): T[] {
  const places = items.flatMap((item, index) => (moved.has(item.id) ? [index] : []))
  const edge = by === -1 ? places[0] : places.at(-1)
  const neighbour = edge === undefined ? undefined : items[edge + by]
  if (!neighbour) return [...items]
  return moveItems(items, moved, neighbour.id, by === -1 ? 'before' : 'after')
}
