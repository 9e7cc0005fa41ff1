import type { courses } from '@deckle/contract/courses.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { replaceTags } from '../../tags/index.ts'
import { requireCourse } from '../require-course.ts'

export const updateCourseTags: Handler<typeof courses.updateTags> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { client_id: clientId } = await requireCourse(trx, actor, 'course.edit', { id, lock: true })
    return { tags: await replaceTags(trx, { kind: 'course', clientId, id }, body.tags) }
  })
