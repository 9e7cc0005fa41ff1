import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Task } from '../../../platform/jobs/start-jobs.ts'
import { lockParts, replaceParts } from '../parts/queries.ts'
import type { CourseKey } from '../queries.ts'
import { listMembersAfter } from './queries.ts'
import { refreshOpen } from './refresh-open.ts'

const courseTask = 'enrolments.course'
const partsTask = 'enrolments.parts'
const payloadSchema = z.object({ clientId: z.string(), courseId: z.string() })

/** People of one transaction. */
const BATCH = 2000

/**
 * In the transaction that gives a course to its learners or takes it from them: what they have open follows, and what is
 * counted of its decks and topics.
 */
export async function noteCourseChanged(trx: Db, deps: Pick<Deps, 'jobs'>, course: CourseKey): Promise<void> {
  await deps.jobs.add(courseTask, { clientId: course.clientId, courseId: course.courseId }, { within: trx })
  await notePartsChanged(trx, deps, course)
}

/** In the transaction that gives learners a course with its decks in other topics. */
export const notePartsChanged = (trx: Db, { jobs }: Pick<Deps, 'jobs'>, course: CourseKey): Promise<void> =>
  jobs.add(partsTask, { clientId: course.clientId, courseId: course.courseId }, { within: trx })

export const enrolmentTasks = ({ db }: Pick<Deps, 'db'>): Record<string, Task> => ({
  [partsTask]: async (payload) => {
    const course = payloadSchema.parse(payload)
    await transaction(db, async (trx) => {
      await lockParts(trx, [course.courseId], 'alone')
      await replaceParts(trx, course)
    })
  },
  [courseTask]: async (payload) => {
    const course = payloadSchema.parse(payload)
    for (let last: string | null = null; ;) {
      const people: readonly string[] = await listMembersAfter(db, course, last, BATCH)
      await transaction(db, (trx) => refreshOpen(trx, course.clientId, people))
      last = people.at(-1) ?? null
      if (people.length < BATCH) return
    }
  },
})
