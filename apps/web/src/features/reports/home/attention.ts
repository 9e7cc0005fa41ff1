import { FEWEST, isBeyondChance, standardErrorOfShare } from '@deckle/core/report/findings/finding.ts'
import type { ReportRow } from '../queries.ts'

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

/** Decks that few finish or do well in, beyond chance, the worst first. */
export function decksWithProblems(rows: readonly ReportRow[]): readonly ProblemDeck[] {
  return rows
    .flatMap(({ deck_id, deck, starts, completions, completion_rate, percentage }): ProblemDeck[] => {
      const place = { id: String(deck_id), name: String(deck) }
      if (isBelow(completion_rate, bounds.unfinished, Number(starts)))
        return [{ ...place, problem: 'unfinished', percent: completion_rate }]
      if (isBelow(percentage, bounds.failed, Number(completions)))
        return [{ ...place, problem: 'failed', percent: percentage }]
      return []
    })
    .toSorted((one, other) => one.percent - other.percent)
    .slice(0, MOST)
}

/** The standard error of a share is the largest that a mean of results can have. */
const isBelow = (percent: ReportRow[string] | undefined, bound: number, count: number): percent is number =>
  typeof percent === 'number' &&
  count >= FEWEST &&
  percent < bound &&
  isBeyondChance(percent, bound, standardErrorOfShare(percent, count))
