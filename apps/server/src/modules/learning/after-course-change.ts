import type { EnrolmentStatus } from '@deckle/core/learning/enrolment.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { LearnerKey } from './queries.ts'

/** What a learner's step changed, once a change. */
export interface CourseChange extends LearnerKey {
  readonly round: number
  readonly at: Date
  /** The deck whose attempt was completed; null where none was. */
  readonly deck: CompletedDeck | null
  readonly before: EnrolmentState
  readonly after: EnrolmentState
  /** The result of the course so far. */
  readonly percentage: number | null
}

export interface EnrolmentState {
  readonly status: EnrolmentStatus
  /** Completed parts in per cent. */
  readonly percent: number
}

export interface CompletedDeck {
  readonly id: string
  readonly attemptId: string
  readonly isExam: boolean
  /** Of this attempt. */
  readonly percentage: number | null
  readonly passed: boolean | null
  /** The deck was not completed before in this round. */
  readonly isFirst: boolean
}

/** Runs in the transaction of the change: what it stores is there exactly if the change is. */
export type CourseHook = (deps: Deps, trx: Db, change: CourseChange) => Promise<void>

/** What certificates, points, competencies and notifications do: `courseHooks` of course-hooks.ts. */
export async function afterCourseChange(deps: Deps, trx: Db, change: CourseChange): Promise<void> {
  for (const hook of deps.courseHooks) await hook(deps, trx, change)
}
