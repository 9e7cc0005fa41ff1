import type { ReportRow } from '../queries.ts'

/** Fewer plays than this tell nothing yet (decisions.md §5). */
const FEWEST = 20
const MOST = 5

export type Problem = 'unfinished' | 'failed'

export interface ProblemDeck {
  readonly id: string
  readonly name: string
  readonly problem: Problem
  /** Per cent who finish, or the mean result. */
  readonly percent: number
}

/** Below this share of plays finished, or this mean result, something is in the way. */
const bounds = { unfinished: 50, failed: 40 } as const

/** Decks that few finish or do well in, the worst first. */
export function decksWithProblems(rows: readonly ReportRow[]): readonly ProblemDeck[] {
  return rows
    .filter(({ starts }) => Number(starts) >= FEWEST)
    .flatMap(({ deck_id, deck, completion_rate, percentage }): ProblemDeck[] => {
      const place = { id: String(deck_id), name: String(deck) }
      if (typeof completion_rate === 'number' && completion_rate < bounds.unfinished)
        return [{ ...place, problem: 'unfinished', percent: completion_rate }]
      if (typeof percentage === 'number' && percentage < bounds.failed)
        return [{ ...place, problem: 'failed', percent: percentage }]
      return []
    })
    .toSorted((one, other) => one.percent - other.percent)
    .slice(0, MOST)
}
