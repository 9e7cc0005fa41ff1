import type { courses } from '@deckle/contract/courses.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { noteCourseChanged } from '../../enrolments/index.ts'
import { audit } from '../../admin/index.ts'
import { setCourse } from '../queries.ts'
import { requireCourse } from '../require-course.ts'

/** Moves the course to the bin, with its learners and their progress. Idempotent. */
export const deleteCourse: Handler<typeof courses.delete> = async ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (open) => {
    const course = await requireCourse(open, actor, 'course.delete', { id, lock: true, bin: true })
    if (course.deleted_at === null) {
      await setCourse(open, course.client_id, id, { deleted_at: deps.now() })
      await audit(open, deps, actor, { action: 'course.delete', subject: id, detail: { name: course.content.title } })
      await noteCourseChanged(open, deps, { clientId: course.client_id, courseId: id })
    }
    return { ok: true }
  })
