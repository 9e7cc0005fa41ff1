import type { CountContribution, Figures } from './contributions.ts'
import type { CellGroup } from './groups.ts'

interface Sums {
  readonly sums: number[]
  readonly squares: bigint[]
}

interface Count {
  count: number
  sum: number
}

/** What a group comes to so far. Counts by the object that names them. */
export interface Cells {
  readonly group: CellGroup
  deck: Sums | null
  readonly slides: Map<string, Sums>
  readonly counts: Map<CountContribution, Count>
}

/** A count with its slide, measure and key. */
export type CountCell = CountContribution

export interface GroupCells {
  readonly group: CellGroup
  readonly deck: Figures | null
  readonly slides: ReadonlyMap<string, Figures>
  readonly counts: readonly CountCell[]
}

interface Added {
  readonly deck: Figures | null
  readonly slides: Iterable<readonly [id: string, figures: Figures]>
  readonly counts: Iterable<readonly [name: CountContribution, count: Count]>
}

export const emptyCells = (group: CellGroup): Cells => ({ group, deck: null, slides: new Map(), counts: new Map() })

export const sizeOf = ({ slides, counts }: Cells): number => 1 + slides.size + counts.size

/** Returns how many cells are new. */
export function addTo(cells: Cells, { deck, slides, counts }: Added, sign: 1 | -1): number {
  const before = cells.deck ? sizeOf(cells) : 0
  if (deck) cells.deck = plus(cells.deck, deck, sign)
  for (const [id, figures] of slides) {
    const of = cells.slides.get(id)
    if (of) plus(of, figures, sign)
    else cells.slides.set(id, plus(null, figures, sign))
  }
  for (const [name, { count, sum }] of counts) {
    const cell = cells.counts.get(name)
    if (cell) {
      cell.count += sign * count
      cell.sum += sign * sum
    } else cells.counts.set(name, { count: sign * count, sum: sign * sum })
  }
  return sizeOf(cells) - before
}

export const addAll = (to: Cells, from: Cells): number => addTo(to, from, 1)

function plus(to: Sums | null, { sums, squares }: Figures, sign: 1 | -1): Sums {
  if (!to) return { sums: sums.map((value) => sign * value), squares: squares.map((value) => BigInt(sign) * value) }
  for (let at = 0; at < sums.length; at++) to.sums[at] = (to.sums[at] as number) + sign * (sums[at] as number)
  for (let at = 0; at < squares.length; at++) {
    const value = squares[at] as bigint
    if (value !== 0n) to.squares[at] = (to.squares[at] as bigint) + (sign === 1 ? value : -value)
  }
  return to
}

const isZero = ({ sums, squares }: Figures): boolean =>
  sums.every((value) => value === 0) && squares.every((value) => value === 0n)

/** What is not zero; null where nothing is left. */
export function closedCells({ group, deck, slides, counts }: Cells): GroupCells | null {
  const cells = {
    group,
    deck: deck && !isZero(deck) ? deck : null,
    slides: new Map([...slides].filter(([, figures]) => !isZero(figures))),
    counts: [...counts].flatMap(([of, { count, sum }]) => (count !== 0 || sum !== 0 ? { ...of, count, sum } : [])),
  }
  return cells.deck !== null || cells.slides.size > 0 || cells.counts.length > 0 ? cells : null
}
