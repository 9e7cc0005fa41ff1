import { timingSafeEqual } from 'node:crypto'
import type { learning } from '@deckle/contract/learning.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { changeEnrolment, closeRequests, enrolPeople, openRequest } from '../../enrolments/index.ts'
import { notePerson } from '../../touches/index.ts'
import { type CourseRow, findCourse, findEnrolment, type LearnerKey } from '../queries.ts'

/** In an open course, or by the code of the course's link. Who was removed by hand comes in by hand alone. */
export const enrolOneself: Handler<typeof learning.enrol> = async ({ deps, actor, params, body, request }) => {
  const { key, course, enrolment } = await read(deps, actor, params.id)
  if (enrolment?.removed === null) return { ok: true }
  const mayEnter = course.content.enrolment === 'open' || isSameCode(course.join_code, body.code)
  // A closed course is there for nobody who is not in it.
  if (!mayEnter) throw refuse(course.content.enrolment === 'ask' ? 'rule_broken' : 'not_found')
  if (course.status !== 'published') throw refuse('rule_broken', 'learning.archived')
  const at = deps.now()
  const { clientId, courseId, userId } = key
  await transaction(deps.db, async (trx) => {
    const entry = { clientId, courseId, userIds: [userId], source: 'self', addedBy: null, at } as const
    await notePerson(trx, { clientId, userId, at }, request)
    const { refused } = await enrolPeople(trx, entry)
    if (refused.length > 0) throw refuse('rule_broken', 'learning.removed')
    // Of who asked, and then came in by the course's link.
    await closeRequests(trx, key, { userIds: [userId], state: 'granted', by: null, at })
  })
  return { ok: true }
}

export const askToEnrol: Handler<typeof learning.ask> = async ({ deps, actor, params, body }) => {
  const { key, course, enrolment } = await read(deps, actor, params.id)
  if (enrolment?.removed === null) return { ok: true }
  if (course.content.enrolment === 'closed') throw refuse('not_found')
  if (course.content.enrolment === 'open') throw refuse('rule_broken', 'learning.is_open')
  if (course.status !== 'published') throw refuse('rule_broken', 'learning.archived')
  await openRequest(deps.db, key, { text: body.text, at: deps.now() })
  return { ok: true }
}

export const leaveCourse: Handler<typeof learning.leave> = async ({ deps, actor, params }) => {
  const { key, enrolment } = await read(deps, actor, params.id)
  if (!enrolment || enrolment.removed !== null) throw refuse('not_found')
  if (enrolment.source !== 'self') throw refuse('rule_broken', 'learning.leave_by_hand')
  if (enrolment.status === 'passed') throw refuse('rule_broken', 'learning.leave_passed')
  await transaction(deps.db, (trx) => changeEnrolment(trx, key, { type: 'remove', by: 'self' }))
  return { ok: true }
}

async function read(deps: Deps, actor: SignedIn, id: string) {
  const key: LearnerKey = { clientId: actor.clientId, courseId: id.toLowerCase(), userId: actor.userId }
  const [course, enrolment] = await Promise.all([
    findCourse(deps.db, key.clientId, key.courseId),
    findEnrolment(deps.db, key),
  ])
  if (!course) throw refuse('not_found')
  return { key, course: course satisfies CourseRow, enrolment }
}

function isSameCode(code: string | null, given: string | undefined): boolean {
  if (code === null || given === undefined) return false
  const [known, shown] = [Buffer.from(code), Buffer.from(given)]
  return known.length === shown.length && timingSafeEqual(known, shown)
}
