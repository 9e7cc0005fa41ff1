import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'

/** Limits answers of visitors per address and minute. */
export function requireAnswerPace(deps: Deps, ip: string, answers: number): void {
  const retryAfterSeconds = deps.play.answerPace.take(addressKey(ip), answers)
  if (retryAfterSeconds > 0) throw refuse('too_often', { retryAfterSeconds })
}
