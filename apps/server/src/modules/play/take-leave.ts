import { type ErrorCode, Refusal } from '@deckle/core/error.ts'
import type { Deps } from '../../deps.ts'
import { answerSlide, type GivenAnswer } from './answer-slide.ts'
import { playState } from './play-state.ts'

const leftOut: ReadonlySet<ErrorCode> = new Set(['answer_rejected', 'rule_broken'])

/**
 * Stores what still waited when a page went away, one after the other: later answers may be marked by earlier ones.
 * Nobody hears what becomes of them, so what can't be taken for itself is left out; of the rest the player says again
 * what was not stored.
 */
export async function takeLeave(
  deps: Deps,
  attemptId: string,
  token: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  playState(deps).tokens.read(token, attemptId, deps.now())
  for (const answer of answers) {
    await answerSlide(deps, attemptId, token, answer).catch((error: unknown) => {
      if (!(error instanceof Refusal) || !leftOut.has(error.code)) throw error
    })
  }
}
