import type { play } from '@deckle/contract/play.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireAnswerPace } from './require-answer-pace.ts'
import { submitAnswer } from './submit-answer.ts'

export const answerSlide: Handler<typeof play.answer> = async ({ deps, actor, params, body, request }) => {
  if (!actor) requireAnswerPace(deps, request.ip, 1)
  return { verdict: await submitAnswer(deps, params.id, body.token, body.answer) }
}
