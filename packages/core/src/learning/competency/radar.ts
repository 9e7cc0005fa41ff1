/** Axes of a radar chart at most: more cannot be read. */
export const MOST_AXES = 12

interface Measured {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** Whether decks are linked: what has none is a heading. */
  readonly isMeasured: boolean
  readonly percentage: number | null
}

export interface RadarAxis {
  readonly id: string
  readonly name: string
  /** One decimal. */
  readonly percentage: number
}

/**
 * What is at the top, each with the mean of what is measured in its branch (0 where somebody has nothing yet); with fewer
 * than three of these every measured competency.
 * @param all in the order of the tree
 */
export function radarAxes(all: readonly Measured[]): readonly RadarAxis[] {
  const parents = new Map(all.map(({ id, parent }) => [id, parent]))
  const topOf = (id: string): string => {
    const parent = parents.get(id)
    return parent === null || parent === undefined || !parents.has(parent) ? id : topOf(parent)
  }
  const measured = all.filter((one) => one.isMeasured)
  const branches = new Map<string, Measured[]>()
  for (const one of measured) branches.set(topOf(one.id), [...(branches.get(topOf(one.id)) ?? []), one])
  const axes = all.flatMap(({ id, name }) => {
    const branch = branches.get(id)
    return branch ? [{ id, name, percentage: mean(branch) }] : []
  })
  const chosen =
    axes.length < 3 ? measured.map((one) => ({ id: one.id, name: one.name, percentage: one.percentage ?? 0 })) : axes
  return chosen.slice(0, MOST_AXES)
}

const mean = (all: readonly Measured[]): number =>
  Math.round((all.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0) / all.length) * 10) / 10
