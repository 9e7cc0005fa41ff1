import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { courseReach, type Scoped } from '../../../db/reach.ts'
import { openEnrolments, type TeamDb } from '../queries.ts'

/** A person's open courses, what is due first first. */
export const listOpenCourses = (db: TeamDb, actor: Scoped, userId: string, page: PageRequest) =>
  readPage(
    openEnrolments(db, actor.clientId)
      .select(['c.id', 'c.title', 'e.status', 'e.due_at', 'e.percent'])
      .select(sql<boolean>`coalesce(${courseReach(actor, 'course.learners', 'c')}, false)`.as('extend'))
      .where('e.user_id', '=', userId),
    {
      ...newestFirst("coalesce(e.due_at, '9999-12-31 00:00:00+00'::timestamptz)", 'e.course_id'),
      direction: 'asc',
    },
    page,
  )
