import type { courses } from '@deckle/contract/courses.ts'
import { statusFault } from '@deckle/core/learning/course-status.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { noteCourseChanged } from '../../enrolments/index.ts'
import { lockLicence } from '../../licences/index.ts'
import { audit } from '../../admin/index.ts'
import { setCourse } from '../queries.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'
import { enforceActiveDecks } from './active-decks.ts'

/**
 * Archives a course, publishes an archived one as it was, or takes it from its learners as a draft. A draft is published
 * by `publishCourse`.
 */
export const updateStatus: Handler<typeof courses.updateStatus> = async ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (open) => {
    const licence = await lockLicence(open, 'activeCampaigns', actor)
    const course = await requireCourse(open, actor, 'course.publish', { id, lock: true })
    const { status } = body
    if (status !== course.status) {
      const published = course.published
      if (
        statusFault(course.status, status, published ?? course.content) !== null ||
        (status !== 'draft' && !published)
      )
        throw refuse('rule_broken', { message: 'course.status', fields: { status: 'course.status' } })
      if (status === 'published') await enforceActiveDecks(open, { deps, licence }, course, published)
      await setCourse(open, course.client_id, id, { status })
      const detail = { name: course.content.title, to: status }
      await audit(open, deps, actor, { action: 'course.status', subject: id, detail })
      if (status === 'draft' || course.status === 'draft')
        await noteCourseChanged(open, deps, { clientId: course.client_id, courseId: id })
    }
    return { course: await showable(open, deps, actor, { ...course, status }) }
  })
