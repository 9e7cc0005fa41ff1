/** `conflict`: both sides moved keys differently; mine holds. */
interface MergedOrder {
  readonly keys: readonly string[]
  readonly conflict: boolean
}

/**
 * Merges two orders of a list into one with every key of either side. The side that moved keys gives the order; the
 * other's keys are inserted after the key that they follow there.
 */
export function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): MergedOrder {
  const moved = hasMoved(base, mine)
  const theyMoved = hasMoved(base, theirs)
  const [leading, following] = theyMoved && !moved ? [theirs, mine] : [mine, theirs]
  return { keys: putInto(leading, following), conflict: moved && theyMoved && hasMoved(theirs, mine) }
}

function hasMoved(from: readonly string[], to: readonly string[]): boolean {
  const inFrom = new Set(from)
  const inTo = new Set(to)
  const order = to.filter((key) => inFrom.has(key))
  return from.filter((key) => inTo.has(key)).some((key, at) => key !== order[at])
}

function putInto(leading: readonly string[], following: readonly string[]): readonly string[] {
  const known = new Set(leading)
  const after = new Map<string | null, string[]>()
  let previous: string | null = null
  for (const key of following) {
    if (known.has(key)) previous = key
    else after.set(previous, [...(after.get(previous) ?? []), key])
  }
  return [...(after.get(null) ?? []), ...leading.flatMap((key) => [key, ...(after.get(key) ?? [])])]
}
