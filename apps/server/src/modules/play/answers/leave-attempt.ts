import type { play } from '@deckle/contract/play.ts'
import type { ErrorCode } from '@deckle/core/error.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { isTimeUp } from '../course-play.ts'
import { requireAnswerPace } from './require-answer-pace.ts'
import { submitAnswer } from './submit-answer.ts'

const leftOut: ReadonlySet<ErrorCode> = new Set(['answer_rejected', 'rule_broken'])

/**
 * Stores the answers left when a page is closed, in order, since earlier answers may affect the marking of later ones.
 * The page can't read the reply, so answers that are invalid themselves are skipped; on other errors the player sends
 * the rest again later.
 */
export const leaveAttempt: Handler<typeof play.leave> = async ({ deps, actor, params, body, request }) => {
  const { token, answers } = body
  if (!actor) requireAnswerPace(deps, request.ip, answers.length)
  const pinned = deps.play.tokens.read(token, params.id, deps.now())
  if (isTimeUp(pinned, deps.now())) throw refuse('gone', 'learning.time_up')
  for (const answer of answers) {
    await submitAnswer(deps, params.id, token, answer).catch((error: unknown) => {
      if (!(error instanceof Refusal) || !leftOut.has(error.code)) throw error
    })
  }
  return { ok: true }
}
