import { hasReach } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { courseReach, type Scoped, userReach } from '../../../db/reach.ts'
import type { CourseTerms } from '../../courses/tables.ts'
import type { EnrolledPeople, OpenLearning } from '../../enrolments/tables.ts'
import type { TeamMembers } from '../../users/tables.ts'

type LearnersDb = ReadDbOf<TeamMembers & OpenLearning & EnrolledPeople & CourseTerms>

/** Of the client, of the branch below, or in courses that the actor may edit; who was in a course once has a row of open learning. */
export async function countLearners(db: LearnersDb, actor: Scoped): Promise<number> {
  const { clientId } = actor
  const people = sql`select count(*)::integer as learners from open_learning o
    join users u on u.client_id = ${clientId} and u.id = o.user_id and u.deleted_at is null
    where o.client_id = ${clientId} and ${hasReach(actor, 'user.list', 'client') ? sql`true` : userReach(actor, 'user.list', 'u')}`
  const inCourses = sql`select count(distinct e.user_id)::integer as learners from courses c
    join enrolments e on e.client_id = ${clientId} and e.course_id = c.id and e.removed is null
    where c.client_id = ${clientId} and c.deleted_at is null and ${courseReach(actor, 'course.learners', 'c', { many: true })}`
  const { rows } = await sql<{
    learners: number
  }>`${hasReach(actor, 'user.list', 'branch') ? people : inCourses}`.execute(db)
  return rows[0]?.learners ?? 0
}
