import { refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { playState } from './play-state.ts'

/** What a stranger can answer from one address, counted without a pause. */
export function requireAnswerPace(deps: Deps, ip: string, answers: number): void {
  const retryAfterSeconds = playState(deps).answerPace.take(addressKey(ip), answers)
  if (retryAfterSeconds > 0) throw refuse('too_often', { retryAfterSeconds })
}
