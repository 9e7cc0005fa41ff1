import type { FinalExam } from '../course/course.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

export type ExamRules = Pick<FinalExam, 'attempts' | 'time_limit_minutes' | 'wait_hours'>

/** An attempt at a final exam; times in milliseconds since 1970. */
export interface ExamAttempt {
  readonly beganAt: number
  /** Null where it was not handed in. */
  readonly completedAt: number | null
}

/** Milliseconds since 1970; null without a time limit. Answers from then on don't count. */
export const timeLimitEnd = ({ time_limit_minutes }: ExamRules, beganAt: number): number | null =>
  time_limit_minutes === null ? null : beganAt + time_limit_minutes * MINUTE

/** When an attempt was handed in, or its time was up; null while it runs. */
export function endOf(exam: ExamRules, { beganAt, completedAt }: ExamAttempt, now: number): number | null {
  const limit = timeLimitEnd(exam, beganAt)
  if (completedAt !== null) return limit === null ? completedAt : Math.min(completedAt, limit)
  return limit !== null && now >= limit ? limit : null
}

export type NextAttempt =
  /** `left`: attempts that may begin, this one too; null for any number. */
  | { readonly may: 'begin'; readonly left: number | null }
  /** One runs; `until`: the end of its time, ISO 8601. */
  | { readonly may: 'go_on'; readonly until: string | null }
  | { readonly may: 'wait'; readonly until: string; readonly left: number | null }
  | { readonly may: 'none' }

/**
 * Whether another attempt may begin. The wait counts from the end of the latest.
 * @param attempts of this round, in any order
 * @param now milliseconds since 1970
 * @param resetAt attempts that began before it don't count (ISO 8601, `attempts_reset_at` of the enrolment)
 */
export function nextAttempt(
  exam: ExamRules,
  attempts: readonly ExamAttempt[],
  now: number,
  resetAt: string | null = null,
): NextAttempt {
  const counted = resetAt === null ? attempts : attempts.filter(({ beganAt }) => beganAt >= Date.parse(resetAt))
  const running = counted.find((attempt) => endOf(exam, attempt, now) === null)
  if (running) return { may: 'go_on', until: written(timeLimitEnd(exam, running.beganAt)) }
  const left = exam.attempts === null ? null : exam.attempts - counted.length
  if (left !== null && left <= 0) return { may: 'none' }
  const ends = counted.map((attempt) => endOf(exam, attempt, now) ?? now)
  const from = Math.max(...ends) + exam.wait_hours * HOUR
  return ends.length > 0 && now < from ? { may: 'wait', until: written(from) as string, left } : { may: 'begin', left }
}

const written = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString())
