import {
  type Contributions,
  contributionsOf,
  type CountContribution,
  deckFigures,
  type Figures,
} from './contributions.ts'
import type { Fact } from './fact.ts'

/** Where a fact is counted. */
export interface Placed {
  readonly deckId: string
  readonly versionId: string
  /** `YYYY-MM-DD` in the client's reporting zone. */
  readonly day: string
  readonly device: string
  readonly country: string | null
  readonly source: string
  readonly medium: string
  readonly campaign: string
}

/** What cells have in common; `day` is the first of a month, 1970-01-01 of all time. */
export interface CellGroup {
  readonly deckId: string
  readonly dim: string
  readonly value: string
  readonly grain: 'all' | 'month' | 'day'
  readonly day: string
}

interface Sums {
  readonly sums: number[]
  readonly squares: bigint[]
}

/** A count with its slide, measure and key. */
export type CountCell = CountContribution

export interface GroupCells {
  readonly group: CellGroup
  readonly deck: Figures | null
  readonly slides: ReadonlyMap<string, Figures>
  readonly counts: readonly CountCell[]
}

interface Open {
  readonly group: CellGroup
  deck: Sums | null
  readonly slides: Map<string, Sums>
  readonly counts: Map<string, { readonly of: CountContribution; count: number; sum: number }>
}

/** Adds up facts and takes them away; in any order it comes to the same cells. */
export interface Ledger {
  readonly add: (placed: Placed, fact: Fact, countsItems: boolean) => void
  readonly take: (placed: Placed, fact: Fact, countsItems: boolean) => void
  readonly addViews: (deckId: string, day: string, views: number) => void
  /** What is not zero. */
  readonly cells: () => GroupCells[]
}

export function createLedger(): Ledger {
  const groups = new Map<string, Open>()

  function openOf(group: CellGroup): Open {
    const key = `${group.deckId} ${group.dim} ${group.grain} ${group.day} ${group.value}`
    let open = groups.get(key)
    if (!open) groups.set(key, (open = { group, deck: null, slides: new Map(), counts: new Map() }))
    return open
  }

  function count(placed: Placed, contributions: Contributions, sign: 1 | -1): void {
    const counts = contributions.counts.map((of) => [`${of.slideId} ${of.measure} ${of.key}`, of] as const)
    for (const group of groupsOf(placed)) {
      const open = openOf(group)
      open.deck = plus(open.deck, contributions.deck, sign)
      if (group.dim === 'tags') continue
      if (keepsSlides(group))
        for (const [id, figures] of contributions.slides)
          open.slides.set(id, plus(open.slides.get(id) ?? null, figures, sign))
      for (const [key, of] of counts) if (keepsCount(group, of)) addCount(open.counts, key, of, sign)
    }
  }

  return {
    add: (placed, fact, countsItems) => count(placed, contributionsOf(fact, countsItems), 1),
    take: (placed, fact, countsItems) => count(placed, contributionsOf(fact, countsItems), -1),
    addViews(deckId, day, views) {
      const figures = { sums: deckFigures.map((name) => (name === 'views' ? views : 0)), squares: [0n] }
      for (const group of grainsOf({ deckId, dim: 'all', value: '' }, day)) {
        const open = openOf(group)
        open.deck = plus(open.deck, figures, 1)
      }
    },
    cells: () =>
      [...groups.values()]
        .map(closed)
        .filter(({ deck, slides, counts }) => deck !== null || slides.size > 0 || counts.length > 0),
  }
}

/** By day, slides are kept of all attempts together alone: few attempts of a day have much in common. */
const keepsSlides = ({ dim, grain }: Pick<CellGroup, 'dim' | 'grain'>): boolean => grain !== 'day' || dim === 'all'

const keepsCount = (group: CellGroup, { slideId, measure }: CountContribution): boolean =>
  slideId === '' || (keepsSlides(group) && (group.grain !== 'day' || !isOfTotals(measure)))

/** Measures of which there are too many to keep them by day. */
export const isOfTotals = (measure: string): boolean => measure === 'total' || measure === 'chosen'

function addCount(counts: Open['counts'], key: string, of: CountContribution, sign: 1 | -1): void {
  const cell = counts.get(key)
  if (!cell) counts.set(key, { of, count: sign * of.count, sum: sign * of.sum })
  else {
    cell.count += sign * of.count
    cell.sum += sign * of.sum
  }
}

function plus(to: Sums | null, { sums, squares }: Figures, sign: 1 | -1): Sums {
  if (!to) return { sums: sums.map((value) => sign * value), squares: squares.map((value) => BigInt(sign) * value) }
  for (let at = 0; at < sums.length; at++) to.sums[at] = (to.sums[at] as number) + sign * (sums[at] as number)
  for (let at = 0; at < squares.length; at++)
    to.squares[at] = (to.squares[at] as bigint) + BigInt(sign) * (squares[at] as bigint)
  return to
}

const isZero = ({ sums, squares }: Figures): boolean =>
  sums.every((value) => value === 0) && squares.every((value) => value === 0n)

function closed({ group, deck, slides, counts }: Open): GroupCells {
  return {
    group,
    deck: deck && !isZero(deck) ? deck : null,
    slides: new Map([...slides].filter(([, figures]) => !isZero(figures))),
    counts: [...counts.values()]
      .filter(({ count, sum }) => count !== 0 || sum !== 0)
      .map(({ of, count, sum }) => ({ ...of, count, sum })),
  }
}

/** `source`, `medium` and `campaign` are single lines. */
function groupsOf({ deckId, versionId, day, device, country, source, medium, campaign }: Placed): CellGroup[] {
  const values = [
    ['all', ''],
    ['version', versionId],
    ['source', source],
    ['device', device],
    ['country', country ?? ''],
    ['tags', `${source}\n${medium}\n${campaign}`],
  ] as const
  return values.flatMap(([dim, value]) => grainsOf({ deckId, dim, value }, day))
}

const grainsOf = (of: Pick<CellGroup, 'deckId' | 'dim' | 'value'>, day: string): CellGroup[] => [
  { ...of, grain: 'all', day: '1970-01-01' },
  { ...of, grain: 'month', day: `${day.slice(0, 7)}-01` },
  { ...of, grain: 'day', day },
]
