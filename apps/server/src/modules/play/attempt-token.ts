import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal, refuse } from '@deckle/core/error.ts'

/** What an attempt is pinned to, so that answering needs no look at the attempt's row. */
export interface PinnedAttempt {
  readonly attemptId: string
  readonly versionId: string
  readonly deckId: string
  readonly clientId: string
  readonly language: string
  /** `YYYY-MM-DD` in UTC, by the server's clock: where its answers stand (db/partitions.ts). */
  readonly begunOn: string
}

/** How long an attempt can be played. Seven days: shorter than the bin keeps a deck, so that no token outlives its deck. */
export const LIFE_SECONDS = 7 * 86_400

/** `attemptId.versionId.deckId.clientId.language.begunOn.expiry.signature` */
export function signAttempt(attempt: PinnedAttempt, secret: Buffer, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
  const { attemptId, versionId, deckId, clientId, language, begunOn } = attempt
  const text = [attemptId, versionId, deckId, clientId, language, begunOn, expiry].join('.')
  return `${text}.${signature(text, secret)}`
}

/** Reads tokens that `signAttempt` made. */
export interface AttemptTokens {
  /** Refuses with `not_found` what we did not sign for this attempt, with `gone` what is too old. */
  read(token: string, attemptId: string, now: Date): PinnedAttempt
  /** Whether we signed it for this attempt, however long ago. */
  isOf(token: string, attemptId: string): boolean
}

interface Signed extends PinnedAttempt {
  /** Milliseconds since 1970. */
  readonly expiry: number
}

/** An attempt answers slide after slide with one token: its signature is checked once. The last few thousand are remembered. */
export function createAttemptTokens(secret: Buffer, most = 4096): AttemptTokens {
  const known = new Map<string, Signed>()
  return {
    isOf(token, attemptId) {
      try {
        return verify(token, secret).attemptId === attemptId
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    },
    read(token, attemptId, now) {
      let signed = known.get(token)
      if (!signed) {
        signed = verify(token, secret)
        const [oldest] = known.keys()
        if (known.size >= most && oldest !== undefined) known.delete(oldest)
        known.set(token, signed)
      }
      if (signed.attemptId !== attemptId.toLowerCase()) throw refuse('not_found')
      if (signed.expiry < now.getTime()) throw refuse('gone')
      return signed
    },
  }
}

function verify(token: string, secret: Buffer): Signed {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(0, end))
  if (!isSame(token.slice(end + 1), signature(text, secret))) throw refuse('not_found')
  const [attemptId = '', versionId = '', deckId = '', clientId = '', language = '', begunOn = '', expiry] =
    text.split('.')
  if (expiry === undefined) throw refuse('not_found')
  return { attemptId, versionId, deckId, clientId, language, begunOn, expiry: Number(expiry) * 1000 }
}

function signature(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update('attempt.').update(text).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given)
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
