import type { ScoredAnswers } from '@deckle/slides/progress.ts'
import type { StoredAnswer } from '../queries.ts'

/** Converts stored rows to what `markAnswer` takes. */
export function answersBySlide(rows: readonly StoredAnswer[]): ScoredAnswers {
  return Object.fromEntries(
    rows.map(({ slide_id, answer, correct, earned, possible }) => [
      slide_id,
      { answer, mark: { correct, earned, possible } },
    ]),
  )
}
