import { courseProgress } from '@deckle/core/learning/progress.ts'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Task } from '../../../platform/jobs/start-jobs.ts'
import type { CourseKey } from '../../enrolments/index.ts'
import { afterCourseChange } from '../after-course-change.ts'
import { storeProgress } from '../attempts/store-progress.ts'
import { findCourse, type LearnerKey, listLearnerDecks, lockEnrolment } from '../queries.ts'
import { progressByDeck } from '../stored-progress.ts'
import { listUnfinishedAfter } from './queries.ts'

const republishedTask = 'learning.republished'
const payloadSchema = z.object({ clientId: z.string(), courseId: z.string() })

/** People who are read at once. */
const BATCH = 500

/** In the transaction that gives learners another content of a course: what they have done counts by it. */
export const noteRepublished = (trx: Db, { jobs }: Pick<Deps, 'jobs'>, course: CourseKey): Promise<unknown> =>
  jobs.add(republishedTask, { clientId: course.clientId, courseId: course.courseId }, { within: trx })

/** Takes each learner who has not passed to where their completed decks bring them. Who has passed keeps it. */
async function recomputeCourse(deps: Deps, course: CourseKey): Promise<void> {
  for (let last: string | null = null; ;) {
    const people: readonly string[] = await listUnfinishedAfter(deps.db, course, last, BATCH)
    for (const userId of people) await transaction(deps.db, (trx) => recomputeLearner(deps, trx, { ...course, userId }))
    last = people.at(-1) ?? null
    if (people.length < BATCH) return
  }
}

async function recomputeLearner(deps: Deps, trx: Db, key: LearnerKey): Promise<void> {
  const enrolment = await lockEnrolment(trx, key)
  const course = await findCourse(trx, key.clientId, key.courseId)
  if (!enrolment || !course || enrolment.removed !== null || !unfinished.has(enrolment.status)) return
  const { round, status, percent } = enrolment
  const decks = progressByDeck(await listLearnerDecks(trx, key, round))
  const progress = courseProgress(course.content, decks)
  const isSame =
    progress.passed === null &&
    progress.completed === enrolment.completed &&
    progress.percent === enrolment.percent &&
    progress.percentage === enrolment.percentage
  if (isSame) return
  const after = await storeProgress(deps, trx, { key, course, enrolment, progress, isSeen: false })
  await afterCourseChange(deps, trx, {
    ...key,
    round,
    at: deps.now(),
    deck: null,
    before: { status, percent },
    after: { status: after, percent: progress.percent },
    percentage: progress.percentage,
  })
}

const unfinished: ReadonlySet<string> = new Set(['in_progress', 'failed'])

export const republishTasks = (deps: Deps): Record<string, Task> => ({
  [republishedTask]: (payload) => recomputeCourse(deps, payloadSchema.parse(payload)),
})
