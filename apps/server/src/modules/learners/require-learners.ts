import { hasReach, may } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Deps } from '../../deps.ts'
import { subjectOf } from '../../require-access.ts'
import { refuse } from '../../refusal.ts'
import { type CourseRecord, requireCourse } from '../courses/index.ts'
import type { Scope } from './queries.ts'

export interface LearnersOf extends Scope {
  readonly course: CourseRecord
}

/** Who edits the course, and Admins, see all of its learners; managers above its owner those of their own branch. */
export async function requireLearners(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  actor: Scoped,
  id: string,
): Promise<LearnersOf> {
  const course = await requireCourse(db, actor, 'course.learners', { id })
  const subject = { ...subjectOf(course), isBelow: false }
  const ownBranch = !may(actor, 'course.learners', subject)
  return { course, actor, clientId: course.client_id, courseId: course.id, ownBranch, now: now() }
}

/** For bringing in whole lists of people: of the branch by Managers, of the client by Admins. */
export async function requireEnrolling(
  db: Db,
  deps: Pick<Deps, 'now'>,
  actor: Scoped,
  id: string,
): Promise<LearnersOf> {
  const found = await requireLearners(db, deps, actor, id)
  if (!hasReach(actor, 'course.enrol', 'branch')) throw refuse('not_allowed', 'course.others')
  return { ...found, ownBranch: !hasReach(actor, 'course.enrol', 'client') }
}
