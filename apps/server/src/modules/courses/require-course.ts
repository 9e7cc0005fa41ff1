import { type Action, hasReach } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import { requireAccess } from '../../require-access.ts'
import { type CourseRecord, findCourse, lockCourse } from './queries.ts'

interface WantedCourse {
  readonly id: string
  readonly lock?: boolean | undefined
  /** Also one in the bin. */
  readonly bin?: boolean | undefined
}

/** Refuses with `not_found` if the actor may not see the course, with `not_allowed` if they may not do this. */
export async function requireCourse(
  db: Db,
  actor: Scoped,
  action: Action,
  { id, lock, bin }: WantedCourse,
): Promise<CourseRecord> {
  const anyClient = hasReach(actor, action, 'any')
  const course = await (lock ? lockCourse(db, actor, id, { bin }) : findCourse(db, actor, id, { bin, anyClient }))
  return requireAccess(actor, action, course, { missing: 'course.missing', refused: 'course.others' })
}
