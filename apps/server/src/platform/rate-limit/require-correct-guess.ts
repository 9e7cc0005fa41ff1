import { type Message, refuse } from '../../refusal.ts'
import type { LimitName } from './limits.ts'
import { addressKey, type LimitVerdict, networkKey, type RateLimits } from './rate-limit.ts'

interface Guess {
  /** What is to be opened: the id of a deck or a link. */
  readonly id: string
  readonly ip: string
  readonly isCorrect: boolean
  /** Of the refusal when it is wrong. */
  readonly message: Message
  /** A further limit that wrong guesses count towards. */
  readonly also?: readonly [LimitName, string]
}

/**
 * Refuses a wrong guess, and any guess from where too many were wrong. Wrong guesses are counted by the address they come
 * from, which waits longer the more often it is wrong, by its network and by what it opens. One with too many of them shuts
 * out only those networks that have made any: whoever knows the answer comes in from anywhere else.
 */
export async function requireCorrectGuess(limits: RateLimits, guess: Guess): Promise<void> {
  const { id, ip, isCorrect, message, also } = guess
  requireWithinLimit(await limits.guess('enterAddress', `${id} ${addressKey(ip)}`, isCorrect))
  if (also) requireWithinLimit(await limits.guess(...also, isCorrect))
  const network = await limits.guess('enterNetwork', `${id} ${networkKey(ip)}`, isCorrect)
  requireWithinLimit(network)
  const all = await limits.guess('enterDeck', id, isCorrect)
  const wrongBefore = network.ok ? network.wrong - (isCorrect ? 0 : 1) : 0
  if (wrongBefore > 0) requireWithinLimit(all)
  if (!isCorrect) throw refuse('not_allowed', message)
}

function requireWithinLimit(verdict: LimitVerdict): void {
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}
