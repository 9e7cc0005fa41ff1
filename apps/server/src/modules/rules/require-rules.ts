import { hasReach, may } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import { refuse } from '../../refusal.ts'
import { requireCourse } from '../courses/index.ts'
import { findRules, type RulesOf, type StoredRule } from './queries.ts'

/** Admins see all rules of a course, Managers those of their branch. */
export async function requireRules(
  db: Db,
  actor: Scoped,
  courseId: string,
  how: { lock?: boolean } = {},
): Promise<RulesOf> {
  const course = await requireCourse(db, actor, 'course.learners', { id: courseId, ...how })
  if (!may(actor, 'course.enrol')) throw refuse('not_allowed', 'course.others')
  const seenBy = hasReach(actor, 'course.enrol', 'client') ? null : actor
  return { clientId: course.client_id, courseId: course.id, seenBy }
}

export async function requireRule(db: Db, of: RulesOf, id: string): Promise<StoredRule> {
  const [rule] = await findRules(db, of, id)
  if (!rule) throw refuse('not_found', 'rule.missing')
  return rule
}
