import type { courses } from '@deckle/contract/courses.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { readShares, sharePeople, updateShares } from '../../sharing/index.ts'
import { requireCourse } from '../require-course.ts'
import { audit } from '../../admin/index.ts'

export const listCourseShares: Handler<typeof courses.shares> = async ({ deps, actor, params }) => {
  const { client_id: clientId, id } = await requireCourse(deps.db, actor, 'course.share', { id: params.id })
  return readShares(deps.db, { kind: 'course', clientId, id })
}

export const updateCourseShares: Handler<typeof courses.updateShares> = async ({ deps, actor, params, body }) =>
  transaction(deps.db, async (open) => {
    const course = await requireCourse(open, actor, 'course.share', { id: params.id, lock: true })
    await audit(open, deps, actor, { action: 'course.share', subject: course.id })
    return updateShares(open, deps, actor, {
      ...body,
      thing: { kind: 'course', clientId: course.client_id, id: course.id },
      ownerId: course.owner_id,
      notice: {
        words: { key: 'course_shared', values: { name: course.content.title } },
        link: `/courses/${course.id}/edit`,
      },
    })
  })

export const findCourseSharePeople: Handler<typeof courses.sharePeople> = async ({ deps, actor, params, query }) => ({
  people: await sharePeople(
    deps.db,
    await requireCourse(deps.db, actor, 'course.share', { id: params.id }),
    query.search,
  ),
})
