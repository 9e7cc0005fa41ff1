import type { play } from '@deckle/contract/play.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { isTimeUp } from '../course-play.ts'
import { storeUnsent } from './store-unsent.ts'

/** Stores what a closed page had not sent. */
export const leaveAttempt: Handler<typeof play.leave> = async (call) => {
  const { deps, params, body } = call
  const pinned = deps.play.tokens.read(body.token, params.id, deps.now())
  if (isTimeUp(pinned, deps.now())) throw refuse('gone', 'learning.time_up')
  await storeUnsent(call, params.id, body)
  return { ok: true }
}
