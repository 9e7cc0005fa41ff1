import type { Verdict } from '@deckle/contract/models/ending.ts'
import type { PinnedAttempt } from '../attempts/attempt-token.ts'

/** An exam tells right and wrong only once it is handed in; where a slide leads is needed to go on. */
export const reportedVerdict = ({ course }: Pick<PinnedAttempt, 'course'>, verdict: Verdict): Verdict =>
  course?.isExam
    ? { correct: null, feedback: null, solution: [], ...(verdict.next !== undefined && { next: verdict.next }) }
    : verdict
