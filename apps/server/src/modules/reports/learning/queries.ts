import { hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { courseReach, type Scoped, userReach } from '../../../db/reach.ts'
import type { IssuedCertificates } from '../../certificates/tables.ts'
import type { CourseTerms } from '../../courses/tables.ts'
import type { Enrolled, LearnerCounts } from '../../enrolments/tables.ts'
import type { TeamMembers } from '../../users/tables.ts'
import type { CountedEnrolments } from '../../learning-reports/index.ts'
import { managerColumn, nameColumn } from '../people/queries.ts'

export type LearningReportDb = ReadDbOf<Enrolled & LearnerCounts & CourseTerms & TeamMembers & IssuedCertificates>

/** Which enrolments are looked at: of whom, of which courses, of which days. */
export interface Learners {
  readonly actor: Scoped
  /** Of `users`. */
  readonly people: RawBuilder<boolean>
  /** Of `c`, the course. */
  readonly courses: RawBuilder<boolean>
  readonly dates: (column: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** All of the client's, those of the branch below, or those in courses that the actor may edit. */
function reached(actor: Scoped): RawBuilder<boolean> {
  if (hasReach(actor, 'course.enrol', 'client')) return sql<boolean>`true`
  if (hasReach(actor, 'course.enrol', 'branch')) return userReach(actor, 'user.list', 'users')
  return courseReach(actor, 'course.learners', 'c')
}

const enrolments = (db: LearningReportDb, { actor, people, courses }: Learners) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'e.client_id').onRef('c.id', '=', 'e.course_id'),
    )
    .innerJoin('users', (join) => join.onRef('users.client_id', '=', 'e.client_id').onRef('users.id', '=', 'e.user_id'))
    .where('e.client_id', '=', actor.clientId)
    .where('c.client_id', '=', actor.clientId)
    .where('users.client_id', '=', actor.clientId)
    .where('e.removed', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', 'draft')
    .where('users.deleted_at', 'is', null)
    .where(reached(actor))
    .where(people)
    .where(courses)

const wholeCourse = '00000000-0000-0000-0000-000000000000'

/** Whose row of a course's counts holds what the actor reaches; for who reaches courses, those of everyone in them. */
const nodeOf = (actor: Scoped): string =>
  !hasReach(actor, 'course.enrol', 'client') && hasReach(actor, 'course.enrol', 'branch') ? actor.userId : wholeCourse

interface CourseRow extends CountedEnrolments {
  readonly id: string
  readonly title: string
}

/** Stored counts by course. */
export const listCounted = (db: LearningReportDb, { actor, courses }: Pick<Learners, 'actor' | 'courses'>) =>
  db
    .selectFrom('course_counts as n')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'n.client_id').onRef('c.id', '=', 'n.course_id'),
    )
    .select(['c.id', 'c.title', 'n.enrolled', 'n.started', 'n.passed', 'n.failed', 'n.expired'])
    .select(['n.expired_passed', 'n.scored', 'n.percentage_sum'])
    .where('n.client_id', '=', actor.clientId)
    .where('c.client_id', '=', actor.clientId)
    .where('n.node_id', '=', nodeOf(actor))
    .where('n.enrolled', '>', 0)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', 'draft')
    .where(hasReach(actor, 'course.enrol', 'branch') ? sql<boolean>`true` : courseReach(actor, 'course.learners', 'c'))
    .where(courses)
    .orderBy(sql`lower(c.title)`)
    .orderBy('c.id')
    .execute()

const count = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::integer`

/** As `course_counts` has them, of enrolments that began within the days. */
export const countByCourse = (db: LearningReportDb, learners: Learners): Promise<CourseRow[]> =>
  enrolments(db, learners)
    .select(['c.id', 'c.title', sql<number>`count(*)::integer`.as('enrolled')])
    .select([
      count(sql`e.status <> 'assigned'`).as('started'),
      count(sql`e.status = 'passed'`).as('passed'),
      count(sql`e.status = 'failed'`).as('failed'),
      count(sql`e.status = 'expired'`).as('expired'),
      count(sql`e.expired_from = 'passed'`).as('expired_passed'),
      sql<number>`count(e.percentage)::integer`.as('scored'),
      sql<number>`coalesce(sum(round((e.percentage * 10)::numeric)), 0)::bigint`.as('percentage_sum'),
    ])
    .where(learners.dates(sql`e.enrolled_at`))
    .groupBy(['c.id', 'c.title'])
    .orderBy(sql`lower(c.title)`)
    .orderBy('c.id')
    .execute()

const enrolmentKeys = {
  status: () => sql<string>`case when e.waived is null then e.status else 'waived' end`,
  source: () => sql<string>`e.source`,
  day: (tz: string) => sql<string>`to_char(e.enrolled_at at time zone ${tz}, 'YYYY-MM-DD')`,
  month: (tz: string) => sql<string>`to_char(e.enrolled_at at time zone ${tz}, 'YYYY-MM')`,
} as const

export const countEnrolments = (
  db: LearningReportDb,
  learners: Learners,
  by: keyof typeof enrolmentKeys,
  tz: string,
): Promise<{ key: string; enrolled: number }[]> =>
  enrolments(db, learners)
    .select([enrolmentKeys[by](tz).as('key'), sql<number>`count(*)::integer`.as('enrolled')])
    .where(learners.dates(sql`e.enrolled_at`))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()

const overdue = (db: LearningReportDb, learners: Learners, now: Date) =>
  enrolments(db, learners)
    .where('users.active', '=', true)
    .where('e.waived', 'is', null)
    .where(sql<boolean>`e.status in ('assigned', 'in_progress')`)
    .where('e.due_at', '<', now)
    .where(learners.dates(sql`e.due_at`))

/** The longest overdue first, as the index `enrolments_due` has them. */
export const listOverdue = (db: LearningReportDb, learners: Learners, now: Date, page: PageRequest) =>
  readPage(
    overdue(db, learners, now)
      .select(['users.id', 'users.email', nameColumn.as('name'), managerColumn.as('manager')])
      .select(['e.course_id', 'c.title', 'e.percent', sql<Date>`e.due_at`.as('due_at')]),
    {
      keys: [
        ['e.due_at', 'timestamptz'],
        ['e.course_id', 'uuid'],
        ['e.user_id', 'uuid'],
      ],
      direction: 'asc',
    },
    page,
  )

export const countOverdueByCourse = (db: LearningReportDb, learners: Learners, now: Date) =>
  overdue(db, learners, now)
    .select(['c.id', 'c.title', sql<number>`count(*)::integer`.as('overdue')])
    .groupBy(['c.id', 'c.title'])
    .orderBy('overdue', 'desc')
    .orderBy('c.id')
    .execute()

/** By the manager directly above; null for people without one. */
export const countOverdueByTeam = (db: LearningReportDb, learners: Learners, now: Date) =>
  overdue(db, learners, now)
    .select(['users.manager_id', managerColumn.as('manager'), sql<number>`count(*)::integer`.as('overdue')])
    .groupBy(['users.manager_id', sql`2`])
    .orderBy('overdue', 'desc')
    .orderBy('users.manager_id')
    .execute()

/** Also of courses that are not there any more. */
const certificates = (db: LearningReportDb, { actor, people, courses, dates }: Learners) =>
  db
    .selectFrom('certificates as t')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 't.client_id').onRef('c.id', '=', 't.course_id'),
    )
    .innerJoin('users', (join) => join.onRef('users.client_id', '=', 't.client_id').onRef('users.id', '=', 't.user_id'))
    .where('t.client_id', '=', actor.clientId)
    .where('c.client_id', '=', actor.clientId)
    .where('users.client_id', '=', actor.clientId)
    .where('users.deleted_at', 'is', null)
    .where('t.replaced_by', 'is', null)
    .where(reached(actor))
    .where(people)
    .where(courses)
    .where(dates(sql`t.issued_at`))

export const listCertificates = (db: LearningReportDb, learners: Learners, page: PageRequest) =>
  readPage(
    certificates(db, learners)
      .select(['users.id', 'users.email', nameColumn.as('name'), managerColumn.as('manager')])
      .select(['t.number', 't.course_id', 't.course', 't.percentage', 't.issued_at', 't.valid_until', 't.revoked_at']),
    newestFirst('t.issued_at', 't.id'),
    page,
  )

export const countCertificates = (db: LearningReportDb, learners: Learners, now: Date) =>
  certificates(db, learners)
    .select(['c.id', 'c.title', sql<number>`count(*)::integer`.as('issued')])
    .select([
      count(sql`t.revoked_at is null and (t.valid_until is null or t.valid_until > ${now})`).as('valid'),
      count(sql`t.revoked_at is null and t.valid_until <= ${now}`).as('expired'),
      count(sql`t.revoked_at is not null`).as('revoked'),
    ])
    .groupBy(['c.id', 'c.title'])
    .orderBy(sql`lower(c.title)`)
    .orderBy('c.id')
    .execute()

export const countIssued = (
  db: LearningReportDb,
  learners: Learners,
  by: 'day' | 'month',
  tz: string,
): Promise<{ key: string; issued: number }[]> =>
  certificates(db, learners)
    .select(sql<string>`to_char(t.issued_at at time zone ${tz}, ${by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'})`.as('key'))
    .select(sql<number>`count(*)::integer`.as('issued'))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
