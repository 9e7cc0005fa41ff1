import { partChanges } from '@deckle/core/learning/part-counts.ts'
import { courseProgress } from '@deckle/core/learning/progress.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { addToPartCounts, lockParts } from '../../enrolments/index.ts'
import type { CourseAttempt, CourseResult } from '../../play/index.ts'
import { afterCourseChange } from '../after-course-change.ts'
import {
  completeAttempt,
  completeDeck,
  findCourse,
  type LearnerKey,
  listLearnerDecks,
  lockEnrolment,
} from '../queries.ts'
import { progressByDeck } from '../stored-progress.ts'
import { storeProgress } from './store-progress.ts'

/**
 * What a completed attempt comes to in its course. The enrolment is locked first: of two devices that complete at once,
 * the later one counts upon the earlier.
 */
export async function completeInCourse(
  deps: Deps,
  trx: Db,
  { clientId, attemptId, deckId, course: { courseId, userId, round, isExam, endsAt } }: CourseAttempt,
  { percentage, passed, seconds, firstTries }: CourseResult,
): Promise<void> {
  const key: LearnerKey = { clientId, courseId, userId }
  const at = new Date(Math.min(deps.now().getTime(), endsAt ?? Infinity))
  const enrolment = await lockEnrolment(trx, key)
  if (!enrolment || !(await completeAttempt(trx, { clientId, attemptId }, { completed_at: at, percentage, passed })))
    return
  await lockParts(trx, [courseId], 'shared')
  const rows = await listLearnerDecks(trx, key, round)
  const isFirst = rows.every(({ deck_id, completed_at }) => deck_id !== deckId || completed_at === null)
  const passed_at = isExam && passed === false ? null : at
  await completeDeck(trx, key, { round, deckId }, { completed_at: at, percentage, passed_at })
  const course = await findCourse(trx, clientId, courseId)
  // Of a course that was taken back, or in an earlier round, the result is kept and counts no more.
  if (!course || round !== enrolment.round) return
  const before = progressByDeck(rows)
  const rowsAfter = await listLearnerDecks(trx, key, round)
  const after = progressByDeck(rowsAfter)
  const progress = courseProgress(course.content, after)
  const seen = rowsAfter.find(({ deck_id }) => deck_id === deckId)?.seen ?? []
  const status = await storeProgress(deps, trx, { key, course, enrolment, progress })
  await afterCourseChange(deps, trx, {
    ...key,
    round,
    at,
    deck: { id: deckId, attemptId, isExam, percentage, passed, isFirst, seconds, firstTries, seen },
    before: { status: enrolment.status, percent: enrolment.percent },
    after: { status, percent: progress.percent },
    percentage: progress.percentage,
  })
  // Last: all learners of the course write these rows.
  await addToPartCounts(trx, { ...key, round }, partChanges(course.content, before, after))
}
