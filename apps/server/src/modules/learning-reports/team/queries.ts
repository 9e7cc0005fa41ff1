import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { personNameText } from '../../../db/person-text.ts'
import type { CourseTerms } from '../../courses/tables.ts'
import type { Enrolled, LearnerCounts } from '../../enrolments/tables.ts'
import type { TeamMembers } from '../../users/tables.ts'
import type { CountedEnrolments } from '../enrolment-figures.ts'
import { meanOfTenths } from '../queries.ts'

export type TeamReportDb = ReadDbOf<LearnerCounts & Enrolled & CourseTerms & TeamMembers>

/** Who is above the people that are counted. */
interface Node {
  readonly clientId: string
  readonly nodeId: string
}

const counted = (db: TeamReportDb, clientId: string) =>
  db
    .selectFrom('course_counts as n')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'n.client_id').onRef('c.id', '=', 'n.course_id'),
    )
    .where('n.client_id', '=', clientId)
    .where('c.client_id', '=', clientId)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', 'draft')

const sum = <Name extends keyof CountedEnrolments>(name: Name) =>
  sql<number>`coalesce(sum(n.${sql.ref(name)}), 0)::bigint`.as(name)
const sums = [
  sum('enrolled'),
  sum('started'),
  sum('passed'),
  sum('failed'),
  sum('expired'),
  sum('expired_passed'),
  sum('scored'),
  sum('percentage_sum'),
] as const

/** Over all courses. */
export const sumTeam = (db: TeamReportDb, { clientId, nodeId }: Node): Promise<CountedEnrolments> =>
  counted(db, clientId).select(sums).where('n.node_id', '=', nodeId).executeTakeFirstOrThrow()

const byTitle: Order = {
  keys: [
    ['lower(c.title)', 'text'],
    ['c.id', 'uuid'],
  ],
  direction: 'asc',
}

/** Courses that somebody of the team is in. */
export const listTeamCourses = (db: TeamReportDb, { clientId, nodeId }: Node, page: PageRequest) =>
  readPage(
    counted(db, clientId)
      .select([
        'c.id',
        'c.title',
        'n.enrolled',
        'n.started',
        'n.passed',
        'n.failed',
        'n.expired',
        'n.expired_passed',
        'n.scored',
        'n.percentage_sum',
      ])
      .where('n.node_id', '=', nodeId)
      .where('n.enrolled', '>', 0),
    byTitle,
    page,
  )

const byName: Order = {
  keys: [
    [personNameText, 'text'],
    ['users.id', 'uuid'],
  ],
  direction: 'asc',
}

/** Those directly below who have somebody below them. */
export const listTeams = (db: TeamReportDb, { clientId, nodeId }: Node, page: PageRequest) =>
  readPage(
    db
      .selectFrom('users')
      .select(['users.id', sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name')])
      .where('users.client_id', '=', clientId)
      .where('users.manager_id', '=', nodeId)
      .where('users.deleted_at', 'is', null)
      .where(
        sql<boolean>`exists (select from users b where b.client_id = users.client_id and b.manager_id = users.id and b.deleted_at is null)`,
      ),
    byName,
    page,
  )

/** By node, over all courses. */
export async function sumTeams(
  db: TeamReportDb,
  clientId: string,
  nodeIds: readonly string[],
): Promise<ReadonlyMap<string, CountedEnrolments>> {
  const rows = await counted(db, clientId)
    .select(['n.node_id', ...sums])
    .where('n.node_id', '=', sql<string>`any (${nodeIds}::uuid[])`)
    .groupBy('n.node_id')
    .execute()
  return new Map(rows.map(({ node_id, ...counts }) => [node_id, counts]))
}

/** Courses of people, by person; those without any are missing. */
export async function sumMembers(db: TeamReportDb, clientId: string, userIds: readonly string[], now: Date) {
  const isOpen = sql`e.status in ('assigned', 'in_progress') and e.waived is null`
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const rows = await db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'e.client_id').onRef('c.id', '=', 'e.course_id'),
    )
    .select([
      'e.user_id',
      count(isOpen).as('open'),
      count(sql`${isOpen} and e.due_at < ${now}::timestamptz`).as('overdue'),
      count(sql`e.status = 'passed'`).as('passed'),
      count(sql`e.status = 'failed'`).as('failed'),
      count(sql`e.status = 'expired'`).as('expired'),
      meanOfTenths('e.percent').as('percent'),
      meanOfTenths('e.percentage').as('percentage'),
      sql<Date | null>`min(e.due_at) filter (where ${isOpen})`.as('next_due_at'),
    ])
    .where('e.client_id', '=', clientId)
    .where('e.user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .where('e.removed', 'is', null)
    .where('c.client_id', '=', clientId)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', 'draft')
    .groupBy('e.user_id')
    .execute()
  return new Map(rows.map(({ user_id, ...figures }) => [user_id, figures]))
}

/** Names of managers, by the person's id. */
export async function findManagers(
  db: TeamReportDb,
  clientId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('users as m', (join) => join.onRef('m.client_id', '=', 'u.client_id').onRef('m.id', '=', 'u.manager_id'))
    .select(['u.id', sql<string>`btrim(m.first_name || ' ' || m.last_name)`.as('name')])
    .where('u.client_id', '=', clientId)
    .where('m.client_id', '=', clientId)
    .where('u.id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
