/** People with the same total, and the sum of their shares (earned ÷ possible, 0 … 1) of one item. */
export interface TotalGroup {
  readonly total: number
  readonly people: number
  readonly shares: number
}

/** Share of people in each of the two groups (Kelley 1939). */
const GROUP = 0.27

/**
 * Discrimination D of an item, −1 … 1: mean share of the item in the best 27 % by total, minus that in the worst 27 %.
 * People whose equal totals straddle a group's limit count in it in proportion, so no order among them matters. Null for
 * fewer than two people.
 * @param groups one per total, in any order
 */
export function upperLowerDiscrimination(groups: readonly TotalGroup[]): number | null {
  const people = groups.reduce((sum, group) => sum + group.people, 0)
  if (people < 2) return null
  const size = Math.max(1, Math.round(people * GROUP))
  const ascending = groups.filter((group) => group.people > 0).toSorted((one, other) => one.total - other.total)
  return meanOfFirst(ascending.toReversed(), size) - meanOfFirst(ascending, size)
}

function meanOfFirst(groups: readonly TotalGroup[], size: number): number {
  let left = size
  let sum = 0
  for (const { people, shares } of groups) {
    const taken = Math.min(left, people)
    sum += (shares * taken) / people
    left -= taken
    if (left === 0) break
  }
  return sum / size
}
