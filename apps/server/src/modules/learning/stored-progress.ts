import type { DeckProgress } from '@deckle/core/learning/progress.ts'
import type { LearnerDeckRow } from './queries.ts'

/** A stored row holds the first completion, the best result and the first pass of all attempts: it counts as one attempt. */
export function storedProgress({
  seen,
  completed_at,
  percentage,
  passed_at,
}: Pick<LearnerDeckRow, 'seen' | 'completed_at' | 'percentage' | 'passed_at'>): DeckProgress {
  const end = passed_at ?? completed_at
  const result = end && {
    completed_at: end.toISOString(),
    // Stored with seven digits.
    percentage: percentage === null ? null : Math.round(percentage * 10) / 10,
    passed: passed_at !== null,
  }
  return { seen: new Set(seen), attempts: new Map(result ? [['best', result]] : []) }
}

export const progressByDeck = (rows: readonly LearnerDeckRow[]): ReadonlyMap<string, DeckProgress> =>
  new Map(rows.map((row) => [row.deck_id, storedProgress(row)]))
