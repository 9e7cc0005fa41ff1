import type { Verdict } from '@deckle/contract/models/ending.ts'
import type { PinnedAttempt } from '../attempts/attempt-token.ts'

/** An exam reports no marks until it is submitted; the next slide is reported, since the player needs it. */
export const reportedVerdict = ({ course }: Pick<PinnedAttempt, 'course'>, verdict: Verdict): Verdict =>
  course?.isExam
    ? { correct: null, feedback: null, solution: [], ...(verdict.next !== undefined && { next: verdict.next }) }
    : verdict
