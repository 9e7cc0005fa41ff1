import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Task } from '../../../platform/jobs/start-jobs.ts'
import type { CourseKey } from '../queries.ts'
import { listMembersAfter } from './queries.ts'
import { refreshOpen } from './refresh-open.ts'

const courseTask = 'enrolments.course'
const payloadSchema = z.object({ clientId: z.string(), courseId: z.string() })

/** People of one transaction. */
const BATCH = 2000

/** In the transaction that gives a course to its learners or takes it from them: what they have open follows. */
export const noteCourseChanged = (trx: Db, { jobs }: Pick<Deps, 'jobs'>, course: CourseKey): Promise<unknown> =>
  jobs.add(courseTask, { clientId: course.clientId, courseId: course.courseId }, { within: trx })

export const enrolmentTasks = ({ db }: Pick<Deps, 'db'>): Record<string, Task> => ({
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
