import type { courses } from '@deckle/contract/courses.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'
import { changeContent } from './change-content.ts'
import { revisionConflict } from './revision-conflict.ts'

/** Refuses with `revision_conflict` and the newer course if `revision` is outdated. */
export const saveCourse: Handler<typeof courses.update> = async ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (open) => {
    const course = await requireCourse(open, actor, 'course.edit', { id, lock: true })
    if (course.revision !== body.revision) throw revisionConflict(await showable(open, deps, actor, course))
    const { revision, updated_at } = await changeContent(open, { deps, actor }, course, body.content)
    return { course: { id: course.id, revision, updatedAt: updated_at.toISOString() } }
  })
