import { addAll, addTo, type Cells, closedCells, emptyCells, type GroupCells, sizeOf } from './cells.ts'
import { contributionsOf, type CountContribution, deckFigures } from './contributions.ts'
import type { Fact } from './fact.ts'
import {
  allTimeOf,
  type CellGroup,
  everyoneOf,
  groupsOf,
  groupsOfViews,
  keepsCount,
  keepsSlides,
  keyOf,
  type Level,
  levelOf,
  type Placed,
} from './groups.ts'

/** Adds up facts and takes them away; in any order it comes to the same cells. */
export interface Ledger {
  readonly add: (placed: Placed, fact: Fact, countsItems: boolean) => void
  readonly take: (placed: Placed, fact: Fact, countsItems: boolean) => void
  readonly addViews: (deckId: string, day: string, views: number) => void
  /** Cells that are held, those that follow from others apart. */
  readonly size: () => number
  /**
   * Hands out what is not zero, and forgets it.
   * @param isClosed by deck, grain and day; default: everything. Where all time of a deck is closed, all of the deck is.
   */
  readonly close: (isClosed?: (group: CellGroup) => boolean) => GroupCells[]
}

/**
 * A fact is added to few groups: to days, and to the months of what it is split by. Everybody's month is the sum of its
 * versions, and all time that of its months; these are added up when months are closed.
 */
export function createLedger(): Ledger {
  const groups = new Map<string, Cells>()
  const names = new Map<string, CountContribution>()
  let size = 0

  function cellsOf(group: CellGroup): Cells {
    const key = keyOf(group)
    let cells = groups.get(key)
    if (!cells) groups.set(key, (cells = emptyCells(group)))
    return cells
  }

  /** The same object for the same count, so that cells are found by identity. */
  function nameOf(of: CountContribution): CountContribution {
    const key = `${of.slideId} ${of.measure} ${of.key}`
    let name = names.get(key)
    if (!name) names.set(key, (name = of))
    return name
  }

  function count(placed: Placed, fact: Fact, countsItems: boolean, sign: 1 | -1): void {
    const { deck, slides, counts } = contributionsOf(fact, countsItems)
    const named = counts.map((of) => [nameOf(of), of] as const)
    const byLevel = new Map<Level, typeof named>()
    for (const group of groupsOf(placed)) {
      const level = levelOf(group)
      const counted = byLevel.get(level) ?? named.filter(([of]) => keepsCount(level, of))
      byLevel.set(level, counted)
      size += addTo(cellsOf(group), { deck, slides: keepsSlides(level) ? slides : [], counts: counted }, sign)
    }
  }

  function close(isClosed: (group: CellGroup) => boolean): GroupCells[] {
    const closed = () => [...groups.values()].filter(({ group }) => isClosed(group))
    const months = () => closed().filter(({ group }) => group.grain === 'month')
    for (const cells of months()) if (cells.group.dim === 'version') addAll(cellsOf(everyoneOf(cells.group)), cells)
    for (const cells of months()) addAll(cellsOf(allTimeOf(cells.group)), cells)
    const done = closed()
    for (const { group } of done) groups.delete(keyOf(group))
    names.clear()
    for (const { counts } of groups.values()) for (const name of counts.keys()) nameOf(name)
    size = [...groups.values()].reduce((sum, cells) => sum + sizeOf(cells), 0)
    return done.flatMap((cells) => closedCells(cells) ?? [])
  }

  return {
    add: (placed, fact, countsItems) => count(placed, fact, countsItems, 1),
    take: (placed, fact, countsItems) => count(placed, fact, countsItems, -1),
    addViews(deckId, day, views) {
      const deck = { sums: deckFigures.map((name) => (name === 'views' ? views : 0)), squares: [0n] }
      for (const group of groupsOfViews(deckId, day)) size += addTo(cellsOf(group), { deck, slides: [], counts: [] }, 1)
    },
    size: () => size,
    close: (isClosed = () => true) => close(isClosed),
  }
}
