import type { EnrolmentStatus } from '@deckle/core/learning/enrolment.ts'
import type { Db } from '../../db/database.ts'
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
  /** From the first answer to the end. */
  readonly seconds: number
  /** Slides whose first answer of the attempt was right. */
  readonly firstTries: readonly string[]
  /** Slides seen in the round. */
  readonly seen: readonly string[]
}

/** Runs in the transaction of the change: what it stores is there exactly if the change is. */
export type CourseHookWith<Deps> = (deps: Deps, trx: Db, change: CourseChange) => Promise<void>
