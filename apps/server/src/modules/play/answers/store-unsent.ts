import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { play } from '@deckle/contract/play.ts'
import type { ErrorCode } from '@deckle/core/error.ts'
import type { Call } from '../../../http/handler.ts'
import { Refusal } from '../../../refusal.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { requireAnswerPace } from './require-answer-pace.ts'
import { submitAnswer } from './submit-answer.ts'

const skipped: ReadonlySet<ErrorCode> = new Set(['answer_rejected', 'rule_broken', 'plan_limit'])

/**
 * Stores what a closed page had not sent: answers in order, since earlier answers may affect the marking of later ones, then
 * the lead. The page can't read the reply, so invalid ones are skipped; on other errors the player sends the rest again
 * later.
 */
export async function storeUnsent(
  call: Pick<Call<typeof play.lead>, 'deps' | 'actor' | 'query' | 'request' | 'setHeader'>,
  attemptId: string,
  { token, answers = [], lead }: BodyOf<typeof play.leave>,
): Promise<void> {
  const { deps, actor, request } = call
  if (!actor && answers.length > 0) requireAnswerPace(deps, request.ip, answers.length)
  for (const answer of answers) await submitAnswer(deps, attemptId, token, answer).catch(skipInvalid)
  if (lead) await submitLead({ ...call, params: { id: attemptId }, body: { ...lead, token } }).catch(skipInvalid)
}

function skipInvalid(error: unknown): void {
  if (!(error instanceof Refusal) || !skipped.has(error.code)) throw error
}
