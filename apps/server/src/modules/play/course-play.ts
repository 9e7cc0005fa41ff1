import type { Db } from '../../db/database.ts'
import type { PinnedAttempt, PinnedCourse } from './attempts/attempt-token.ts'
import type { StatementDb } from './intake/intake-db.ts'

/** What a learner has seen of a deck in a round of a course. */
export interface SeenSlides extends Pick<PinnedCourse, 'courseId' | 'userId' | 'round'> {
  readonly clientId: string
  readonly deckId: string
  readonly attemptId: string
  readonly slides: readonly string[]
}

/** Within the transaction of the answers. Idempotent, in any order. */
export type AddSeen = (db: StatementDb, seen: readonly SeenSlides[]) => Promise<void>

export interface CourseAttempt extends PinnedAttempt {
  readonly course: PinnedCourse
}

export interface CourseResult {
  readonly percentage: number | null
  readonly passed: boolean | null
  /** From the first answer to the end. */
  readonly seconds: number
  /** Slides whose first answer of the attempt was right. */
  readonly firstTries: readonly string[]
}

/** Within the transaction that completes an attempt in a course; called once an attempt. */
export type CompleteInCourseWith<Deps> = (
  deps: Deps,
  trx: Db,
  attempt: CourseAttempt,
  result: CourseResult,
) => Promise<void>

/** Whether the learner is asked by the deck's lead form: the course's author decides. */
export type AsksLeadsInCourseWith<Deps> = (
  deps: Pick<Deps, keyof Deps>,
  attempt: Pick<CourseAttempt, 'clientId' | 'course'>,
) => Promise<boolean>

/** An exam's answers are not accepted from then on. */
export const isTimeUp = ({ course }: PinnedAttempt, now: Date): boolean =>
  course !== undefined && course.endsAt !== null && now.getTime() >= course.endsAt
