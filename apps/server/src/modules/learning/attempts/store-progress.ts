import type { EnrolmentStatus } from '@deckle/core/learning/enrolment.ts'
import { type CourseProgress, enrolmentEventOf } from '@deckle/core/learning/progress.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { changeEnrolment } from '../../enrolments/index.ts'
import { examState } from '../learner-progress.ts'
import { type CourseRow, type EnrolmentRow, type LearnerKey, listAttempts } from '../queries.ts'
import { dayOf } from './note-seen.ts'

interface Change {
  readonly key: LearnerKey
  readonly course: CourseRow
  readonly enrolment: EnrolmentRow
  readonly progress: CourseProgress
  /** Whether the learner is there now. */
  readonly isSeen?: boolean
}

/** With what it comes to: started, passed or failed. Returns the status afterwards. */
export async function storeProgress(
  deps: Deps,
  trx: Db,
  { key, course, enrolment, progress, isSeen = true }: Change,
): Promise<EnrolmentStatus> {
  const { round } = enrolment
  const type =
    enrolmentEventOf(progress, await isExamFailed(deps, trx, { key, course, enrolment, progress })) ?? 'start'
  const moment = (type === 'pass' && progress.completed_at) || deps.now().toISOString()
  const { completed, percent, percentage } = progress
  const stored = { completed, percent, percentage, ...(isSeen && { seen_on: dayOf(deps.now()) }) }
  const changed = await changeEnrolment(trx, key, { type, round, at: moment }, stored)
  return changed?.after.status ?? enrolment.status
}

/** Taken as often as it may be, and not passed. */
async function isExamFailed(
  deps: Deps,
  trx: Db,
  { key, course: { content }, enrolment, progress }: Change,
): Promise<boolean> {
  const { finalExam } = content
  if (!finalExam || progress.completedDecks.has(finalExam.deck_id)) return false
  const attempts = await listAttempts(trx, key, enrolment.round, finalExam.deck_id)
  return examState(finalExam, attempts, { now: deps.now(), resetAt: enrolment.attempts_reset_at }).may === 'none'
}
