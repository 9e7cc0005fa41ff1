import type { ReportRow } from '../queries.ts'

/** Fewer plays than this tell nothing yet (decisions.md §5). */
const FEWEST = 20
const MOST = 5

export type Trouble = 'unfinished' | 'failed'

export interface TroubledDeck {
  readonly id: string
  readonly name: string
  readonly trouble: Trouble
  /** Per cent who finish, or the mean result. */
  readonly percent: number
}

/** Below this share of plays finished, or this mean result, something is in the way. */
const bounds = { unfinished: 50, failed: 40 } as const

/** Decks that few finish or do well in, the worst first. */
export function decksInTrouble(rows: readonly ReportRow[]): readonly TroubledDeck[] {
  return rows
    .filter(({ starts }) => Number(starts) >= FEWEST)
    .flatMap(({ deck_id, deck, completion_rate, percentage }): TroubledDeck[] => {
      const place = { id: String(deck_id), name: String(deck) }
      if (typeof completion_rate === 'number' && completion_rate < bounds.unfinished)
        return [{ ...place, trouble: 'unfinished', percent: completion_rate }]
      if (typeof percentage === 'number' && percentage < bounds.failed)
        return [{ ...place, trouble: 'failed', percent: percentage }]
      return []
    })
    .toSorted((one, other) => one.percent - other.percent)
    .slice(0, MOST)
}
