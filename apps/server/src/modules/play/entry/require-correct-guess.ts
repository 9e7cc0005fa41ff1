import type { Deps } from '../../../deps.ts'
import type { LimitName } from '../../../platform/rate-limit/limits.ts'
import { addressKey, type LimitVerdict, networkKey } from '../../../platform/rate-limit/rate-limit.ts'
import { type Message, refuse } from '../../../refusal.ts'

interface Guess {
  readonly deckId: string
  readonly ip: string
  readonly isCorrect: boolean
  /** Of the refusal when it is wrong. */
  readonly message: Message
  /** A further limit that wrong guesses count towards. */
  readonly also?: readonly [LimitName, string]
}

/**
 * Refuses a wrong guess, and any guess from where too many were wrong. Wrong guesses are counted by the address they come
 * from, which waits longer the more often it is wrong, by its network and by the deck. A deck with too many of them shuts
 * out only those networks that have made any: whoever knows the answer comes in from anywhere else.
 */
export async function requireCorrectGuess({ limits }: Pick<Deps, 'limits'>, guess: Guess): Promise<void> {
  const { deckId, ip, isCorrect, message, also } = guess
  requireWithinLimit(await limits.guess('enterAddress', `${deckId} ${addressKey(ip)}`, isCorrect))
  if (also) requireWithinLimit(await limits.guess(...also, isCorrect))
  const network = await limits.guess('enterNetwork', `${deckId} ${networkKey(ip)}`, isCorrect)
  requireWithinLimit(network)
  const deck = await limits.guess('enterDeck', deckId, isCorrect)
  const wrongBefore = network.ok ? network.wrong - (isCorrect ? 0 : 1) : 0
  if (wrongBefore > 0) requireWithinLimit(deck)
  if (!isCorrect) throw refuse('not_allowed', message)
}

function requireWithinLimit(verdict: LimitVerdict): void {
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}
