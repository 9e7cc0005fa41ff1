import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal, refuse } from '../../../refusal.ts'

/** Facts carried by the token, so that answering doesn't read the attempt's row. */
export interface PinnedAttempt {
  readonly attemptId: string
  readonly versionId: string
  readonly deckId: string
  readonly clientId: string
  readonly language: string
  /** `YYYY-MM-DD` in UTC by the server's clock: selects the partition of its answers (db/partitions.ts). */
  readonly begunOn: string
  /** Absent for an attempt outside a course. */
  readonly course?: PinnedCourse | undefined
}

/** The place in a course that an attempt counts for. */
export interface PinnedCourse {
  readonly courseId: string
  readonly userId: string
  /** Of the enrolment. */
  readonly round: number
  readonly isExam: boolean
  /** Milliseconds since 1970; null without a time limit. */
  readonly endsAt: number | null
}

/** Seconds until a token expires. Shorter than a deck stays in the bin, so that no token outlives its deck. */
export const LIFE_SECONDS = 7 * 86_400

/** Token version, its first field. When the fields change, a new version is added and earlier ones stay readable. */
const format = 'v2'
/** Of attempts in a course. */
const courseFormat = 'v3'
const courseFields = 12

/**
 * `v2.attemptId.versionId.deckId.clientId.language.begunOn.expiry.signature`; in a course
 * `v3.attemptId.versionId.deckId.clientId.language.begunOn.courseId.userId.round.isExam.endsAt.expiry.signature`
 */
export function signAttempt(attempt: PinnedAttempt, secret: Buffer, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
  const { attemptId, versionId, deckId, clientId, language, begunOn, course } = attempt
  const fields = [attemptId, versionId, deckId, clientId, language, begunOn]
  const text = (course ? [courseFormat, ...fields, ...writeCourse(course), expiry] : [format, ...fields, expiry]).join(
    '.',
  )
  return `${text}.${signature(text, secret)}`
}

export interface AttemptTokens {
  /**
   * Refuses with `not_found` a token with a wrong signature or of another attempt (`null` accepts any), with `gone` an
   * expired one.
   */
  read(token: string, attemptId: string | null, now: Date): PinnedAttempt
  /** Accepts expired tokens. */
  isOf(token: string, attemptId: string): boolean
}

interface Signed extends PinnedAttempt {
  /** Milliseconds since 1970. */
  readonly expiry: number
}

/** Caches the last verified tokens, since an attempt sends the same token with every answer. */
export function createAttemptTokens(secret: Buffer, max = 4096): AttemptTokens {
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
        if (known.size >= max && oldest !== undefined) known.delete(oldest)
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
  const [version, ...fields] = text.split('.')
  if (version === courseFormat) return readCourseFields(fields)
  return version === format ? readFields(fields) : readFields(text.split('.'))
}

const writeCourse = ({ courseId, userId, round, isExam, endsAt }: PinnedCourse) => [
  courseId,
  userId,
  round,
  isExam ? 1 : 0,
  endsAt ?? '',
]

function readCourseFields(fields: readonly string[]): Signed {
  if (fields.length !== courseFields) throw refuse('not_found')
  const [courseId = '', userId = '', round, isExam, endsAt = ''] = fields.slice(6, 11)
  return {
    ...readFields([...fields.slice(0, 6), fields.at(-1) ?? '']),
    course: {
      courseId,
      userId,
      round: Number(round),
      isExam: isExam === '1',
      endsAt: endsAt === '' ? null : Number(endsAt),
    },
  }
}

/** Tokens without a version carry no day: they were signed when their attempt began. */
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

function isSame(presented: string, expected: string): boolean {
  const left = Buffer.from(presented)
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
