import type { users } from '@deckle/contract/users.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { requireCourse } from '../../courses/index.ts'
import { enrolPeople, findDueDates, notifyEnrolled } from '../../enrolments/index.ts'
import { presentUser } from '../present.ts'
import { addUser } from './add-user.ts'
import { audit } from '../../admin/index.ts'

/** Creates person and enrolments in one transaction: in courses whose learners the actor may add to. */
export const createEnroll: Handler<typeof users.createEnroll> = async ({ deps, actor, body, request }) => {
  const { courses, due_at: dueAt, ...person } = body
  const ids = [...new Set(courses.map((id) => id.toLowerCase()))].toSorted()
  const user = await addUser(deps, actor, person, {
    language: preferredLanguage(request.header('accept-language')),
    also: async (trx, { client_id: clientId, id: userId }) => {
      for (const id of ids) {
        await requireCourse(trx, actor, 'course.learners', { id }).catch(unknownCourse)
        const course = { clientId, courseId: id }
        const by = { source: 'hand', addedBy: actor.userId, at: deps.now(), dueAt } as const
        await enrolPeople(trx, { ...course, userIds: [userId], ...by })
        await notifyEnrolled(trx, deps, course, { userIds: [userId], actorId: actor.userId })
        await audit(trx, deps, actor, { action: 'learner.add', subject: userId, detail: { course: id } })
      }
    },
  })
  const due = await findDueDates(deps.db, user.client_id, user.id)
  return { user: presentUser(actor, user), enrolments: ids.map((id) => ({ course: id, due_at: due.get(id) ?? null })) }
}

function unknownCourse(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw refuse('rule_broken', { message: 'courses.unknown', fields: { courses: 'courses.unknown' } })
}
