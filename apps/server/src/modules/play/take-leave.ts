import { Refusal } from '@deckle/core/error.ts'
import type { Deps } from '../../deps.ts'
import { answerSlide, type GivenAnswer } from './answer-slide.ts'
import { playState } from './play-state.ts'

/**
 * Stores what still waited when a page went away, one after the other: later answers may be marked by earlier ones.
 * Nobody hears what becomes of them, so what is refused is left out; the player says it again when it is back.
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
      if (!(error instanceof Refusal)) throw error
    })
  }
}
