import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal, refuse } from '../../refusal.ts'

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

/** Of what a token holds, in its first field. A change makes another one, and its reader stays for those that were given out. */
const format = 'v2'

/** `v2.attemptId.versionId.deckId.clientId.language.begunOn.expiry.signature` */
export function signAttempt(attempt: PinnedAttempt, secret: Buffer, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
  const { attemptId, versionId, deckId, clientId, language, begunOn } = attempt
  const text = [format, attemptId, versionId, deckId, clientId, language, begunOn, expiry].join('.')
  return `${text}.${signature(text, secret)}`
}

/** Reads tokens that `signAttempt` made. */
export interface AttemptTokens {
  /** Refuses with `not_found` what we did not sign for this attempt (for any, where it is null), with `gone` what is too old. */
  read(token: string, attemptId: string | null, now: Date): PinnedAttempt
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
      if (attemptId !== null && signed.attemptId !== attemptId.toLowerCase()) throw refuse('not_found')
      if (signed.expiry < now.getTime()) throw refuse('gone')
      return signed
    },
  }
}

function verify(token: string, secret: Buffer): Signed {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(0, end))
  if (!isSame(token.slice(end + 1), signature(text, secret))) throw refuse('not_found')
  const fields = text.split('.')
  return fields[0] === format ? readFields(fields.slice(1)) : readFields(fields)
}

/** The first tokens, without a version, bore no day: they were made as their attempt began. */
function readFields([
  attemptId = '',
  versionId = '',
  deckId = '',
  clientId = '',
  language = '',
  ...rest
]: string[]): Signed {
  const expiry = Number(rest.at(-1)) * 1000
  if (!(expiry > 0)) throw refuse('not_found')
  const begunOn = rest.length > 1 ? (rest[0] ?? '') : new Date(expiry - LIFE_SECONDS * 1000).toISOString().slice(0, 10)
  return { attemptId, versionId, deckId, clientId, language, begunOn, expiry }
}

function signature(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update('attempt.').update(text).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given)
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
