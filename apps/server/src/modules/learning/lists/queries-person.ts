import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { LearningDb } from '../queries.ts'

interface Learner {
  readonly clientId: string
  readonly userId: string
}

/** What is in the bin or a draft is not told of a learner. */
const courses = (db: LearningDb, { clientId, userId }: Learner) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'e.client_id').onRef('c.id', '=', 'e.course_id'),
    )
    .where('e.client_id', '=', clientId)
    .where('e.user_id', '=', userId)
    .where('e.removed', 'is', null)
    .where('c.client_id', '=', clientId)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', 'draft')

/** Those entered last first, each with the number of the certificate that holds. */
export const listCoursesOf = (db: LearningDb, learner: Learner, page: PageRequest) =>
  readPage(
    courses(db, learner).select([
      'e.course_id',
      'c.title',
      'e.status',
      'e.removed',
      'e.waived',
      'e.percent',
      'e.percentage',
      'e.enrolled_at',
      'e.started_at',
      'e.completed_at',
      'e.due_at',
      'e.expires_at',
      sql<string | null>`e.seen_on::text`.as('last_seen'),
      sql<
        string | null
      >`(select r.number from certificates r where r.client_id = e.client_id and r.course_id = e.course_id
        and r.user_id = e.user_id and r.revoked_at is null and r.replaced_by is null order by r.issued_at desc limit 1)`.as(
        'certificate',
      ),
    ]),
    newestFirst('e.enrolled_at', 'e.course_id'),
    page,
  )

export async function countCoursesOf(db: LearningDb, learner: Learner): Promise<number> {
  const row = await courses(db, learner)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
