import type { courses } from '@deckle/contract/courses.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { noteCourseChanged } from '../../enrolments/index.ts'
import { lockLicence } from '../../licences/index.ts'
import { audit } from '../../admin/index.ts'
import { enforceActiveDecks } from '../publication/active-decks.ts'
import { setCourse } from '../queries.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'

/** A published course comes back published, as far as the plan has room for its decks. */
export const restoreCourse: Handler<typeof courses.restore> = async ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (open) => {
    const licence = await lockLicence(open, 'activeCampaigns', actor)
    const course = await requireCourse(open, actor, 'course.delete', { id, lock: true, bin: true })
    if (course.deleted_at !== null) {
      await enforceActiveDecks(open, { deps, licence }, course)
      await setCourse(open, course.client_id, id, { deleted_at: null })
      await audit(open, deps, actor, { action: 'course.restore', subject: id, detail: { name: course.content.title } })
      await noteCourseChanged(open, deps, { clientId: course.client_id, courseId: id })
    }
    return { course: await showable(open, deps, actor, await requireCourse(open, actor, 'course.read', { id })) }
  })
