import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { type CourseKey, findTerms } from '../../enrolments/index.ts'
import type { CourseHookWith } from '../../learning/index.ts'
import { sendNotification } from '../../notifications/index.ts'
import { claim } from '../queries.ts'

type Parts = Pick<Deps, 'newId' | 'now'>

interface Learner {
  readonly userId: string
  readonly round: number
}

/** In the transaction that makes them pass. Once in a round. */
export const notifyPassed = (trx: Db, deps: Parts, course: CourseKey, learners: readonly Learner[]): Promise<void> =>
  notify(trx, deps, course, { type: 'passed', learners })

/** The final exam was taken as often as it may be, and not passed. Once in a round. */
export const notifyFailed = (trx: Db, deps: Parts, course: CourseKey, learners: readonly Learner[]): Promise<void> =>
  notify(trx, deps, course, { type: 'failed', learners })

/** After a learner's step. */
export const notifyResult: CourseHookWith<Parts> = async (deps, trx, { before, after, userId, round, ...course }) => {
  if (before.status === after.status) return
  if (after.status === 'passed') await notifyPassed(trx, deps, course, [{ userId, round }])
  if (after.status === 'failed') await notifyFailed(trx, deps, course, [{ userId, round }])
}

async function notify(
  trx: Db,
  deps: Parts,
  { clientId, courseId }: CourseKey,
  { type, learners }: { readonly type: 'passed' | 'failed'; readonly learners: readonly Learner[] },
): Promise<void> {
  const all = learners.map(({ userId, round }) => ({
    course_id: courseId,
    user_id: userId,
    type,
    about: `round ${round}`,
  }))
  const claimed = await claim(trx, clientId, all, deps.now())
  const people = learners.flatMap(({ userId }) => (claimed.has(`${courseId} ${userId}`) ? userId : []))
  if (people.length === 0) return
  const { title } = await findTerms(trx, { clientId, courseId })
  await sendNotification(trx, deps, people, {
    clientId,
    type,
    words: { key: type, values: { name: title } },
    link: `/courses/${courseId}/show`,
  })
}
