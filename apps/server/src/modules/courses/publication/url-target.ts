import { requireAccess } from '../../../require-access.ts'
import type { UrlTarget } from '../../urls/index.ts'
import { findCourse, hasCourse } from '../queries.ts'

export const courseUrlTarget: UrlTarget = {
  async find(db, actor, id) {
    const course = await findCourse(db, actor, id)
    return course && { isPublished: requireAccess(actor, 'course.publish', course).published !== null }
  },
  path: async (db, clientId, id) => ((await hasCourse(db, clientId, id)) ? `/courses/${id}/show` : null),
}
