import type { play } from '@deckle/contract/play.ts'
import type { ErrorCode } from '@deckle/core/error.ts'
import { Refusal } from '../../refusal.ts'
import type { Handler } from '../../http/handler.ts'
import { playState } from './play-state.ts'
import { requireAnswerPace } from './require-answer-pace.ts'
import { takeAnswer } from './take-answer.ts'

const leftOut: ReadonlySet<ErrorCode> = new Set(['answer_rejected', 'rule_broken'])

/**
 * Stores what still waited when a page went away, one after the other: later answers may be marked by earlier ones.
 * Nobody hears what becomes of them, so what can't be taken for itself is left out; of the rest the player says again
 * what was not stored.
 */
export const takeLeave: Handler<typeof play.leave> = async ({ deps, actor, params, body, request }) => {
  const { token, answers } = body
  if (!actor) requireAnswerPace(deps, request.ip, answers.length)
  playState(deps).tokens.read(token, params.id, deps.now())
  for (const answer of answers) {
    await takeAnswer(deps, params.id, token, answer).catch((error: unknown) => {
      if (!(error instanceof Refusal) || !leftOut.has(error.code)) throw error
    })
  }
  return { ok: true }
}
