import type { teamSorts } from '@deckle/core/learning/lists.ts'
import type { TeamFilter } from '@deckle/core/learning/lists.ts'
import type { Action } from '@deckle/core/access/access.ts'
import { riskBounds } from '@deckle/core/learning/team-state.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type Order, type PageRequest, readPage } from '../../db/paging/paging.ts'
import { pathsBelow } from '../../db/person-path.ts'
import { personNameText, personHasText } from '../../db/person-text.ts'
import { personZone } from '../../db/person-zone.ts'
import { type Scoped, userReach } from '../../db/reach.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { Enrolled, LearnerCounts, OpenLearning } from '../enrolments/tables.ts'
import type { TeamMembers } from '../users/tables.ts'
import type { TeamTables } from './tables.ts'

export type TeamDb = DbOf<TeamTables, TeamMembers & OpenLearning & Enrolled & LearnerCounts & CourseTerms>

/** The active people below a place in the hierarchy. */
export interface Team {
  readonly clientId: string
  /** Null for the whole client. */
  readonly path: Buffer | null
}

const nameOf = sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name')

/** A person outside the bin whom the actor reaches. */
export function findPerson(db: TeamDb, actor: Scoped, action: Action, id: string) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.path', nameOf])
    .where('users.client_id', '=', actor.clientId)
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(userReach(actor, action, 'users'))
    .executeTakeFirst()
}

/** Nothing due sorts last: the expression of the index `open_learning_by_due`. */
const due = "coalesce(open_learning.next_due_at, '9999-12-31 00:00:00+00'::timestamptz)"

const orders: Readonly<Record<(typeof teamSorts)[number], Order>> = {
  due: { ...newestFirst(due, 'open_learning.user_id'), direction: 'asc' },
  name: {
    keys: [
      [personNameText, 'text'],
      ['users.id', 'uuid'],
    ],
    direction: 'asc',
  },
  longest_unseen: {
    ...newestFirst("coalesce(users.last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)", 'users.id'),
    direction: 'asc',
  },
}

/** As `teamState` of core tells them. */
const conditions = {
  overdue: (now) => sql`(open_learning.open > 0 and ${sql.raw(due)} < ${now}::timestamptz)`,
  at_risk: (now) => sql`(open_learning.open > 0 and ${sql.raw(due)} >= ${now}::timestamptz and ${isRisky(now)})`,
  late: (now) => sql`(open_learning.open > 0 and ${isRisky(now)})`,
  open: () => sql`open_learning.open > 0`,
  everyone: () => sql`true`,
} as const satisfies Readonly<Record<TeamFilter, (now: Date) => RawBuilder<boolean>>>

function isRisky(now: Date): RawBuilder<boolean> {
  const { dueBefore, unseenSince } = riskBounds(now)
  return sql`(${sql.raw(due)} < ${dueBefore}::timestamptz
    or coalesce(users.last_seen_at, users.created_at) < ${unseenSince}::timestamptz)`
}

export const stateCondition = (show: TeamFilter, now: Date): RawBuilder<boolean> => conditions[show](now)

/** With what they have open. */
const withOpen = (db: TeamDb, clientId: string) =>
  db
    .selectFrom('users')
    .leftJoin('open_learning', (join) =>
      join
        .onRef('open_learning.client_id', '=', 'users.client_id')
        .on('open_learning.client_id', '=', clientId)
        .onRef('open_learning.user_id', '=', 'users.id'),
    )
    .where('users.client_id', '=', clientId)
    .where('users.deleted_at', 'is', null)

/** Active people, by the indexes of orders, which begin with `client_id` and `active`. */
export function peopleOf(db: TeamDb, { clientId, path }: Team) {
  const below = path === null ? null : pathsBelow(path)
  return withOpen(db, clientId)
    .where('users.active', '=', sql.lit(true))
    .$if(below !== null, (query) =>
      query.where(sql<boolean>`users.path > ${below?.from} and users.path < ${below?.to}`),
    )
}

export interface Matching {
  readonly search?: string | undefined
  readonly show: TeamFilter
  readonly now: Date
}

export const matching = (db: TeamDb, team: Team, { search = '', show, now }: Matching) =>
  peopleOf(db, team)
    .where(stateCondition(show, now))
    .$if(search.trim() !== '', (query) => query.where(personHasText(search.trim())))

/** The day by a person's calendar. */
export const dayOf = (now: Date) => sql<string>`(${now}::timestamptz at time zone ${personZone()})::date`

const remindedAt = sql<Date | null>`(select r.sent_at from team_reminders r
  where r.client_id = users.client_id and r.user_id = users.id)`.as('reminded_at')
const remindedToday = (now: Date) =>
  sql<boolean>`exists (select from team_reminders r
    where r.client_id = users.client_id and r.user_id = users.id and r.day >= ${dayOf(now)})`.as('reminded_today')

/** In the order of the index, since a seldom manager would be looked for among all people otherwise. */
const leads = sql<boolean>`coalesce((select true from users b
  where b.client_id = users.client_id and b.manager_id = users.id and b.deleted_at is null
  order by ${sql.raw(personNameText)}, b.id limit 1), false)`.as('leads')

const memberColumns = [
  'users.id',
  'users.email',
  'users.image',
  'users.active',
  'users.last_seen_at',
  'users.created_at',
  'open_learning.open',
  'open_learning.next_due_at',
] as const

export type MemberRow = Awaited<ReturnType<typeof listMembers>>['rows'][number]

export const listMembers = (
  db: TeamDb,
  team: Team,
  { sort, limit, cursor, ...match }: Matching & PageRequest & { readonly sort: keyof typeof orders },
) =>
  readPage(
    matching(db, team, match)
      .select([...memberColumns, nameOf, leads, remindedAt, remindedToday(match.now)])
      .$if(sort === 'due', (query) => query.where('open_learning.open', '>', 0)),
    orders[sort],
    { limit, cursor },
  )

/** Also a deactivated person. */
export const findMember = (db: TeamDb, clientId: string, id: string, now: Date) =>
  withOpen(db, clientId)
    .select([...memberColumns, nameOf, leads, remindedAt, remindedToday(now)])
    .where('users.id', '=', id)
    .executeTakeFirst()

/** Enrolments that count as open: those of `open_learning`. */
export const openEnrolments = (db: TeamDb, clientId: string) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'e.client_id').onRef('c.id', '=', 'e.course_id'),
    )
    .where('e.client_id', '=', clientId)
    .where('c.client_id', '=', clientId)
    .where('e.removed', 'is', null)
    .where('e.waived', 'is', null)
    .where(sql<boolean>`e.status in ('assigned', 'in_progress')`)
    .where('c.status', '<>', 'draft')
    .where('c.deleted_at', 'is', null)

/** By the person's id; those without open courses are missing. */
export async function sumOpen(db: TeamDb, clientId: string, userIds: readonly string[], now: Date) {
  const rows = await openEnrolments(db, clientId)
    .select([
      'e.user_id',
      sql<number>`(count(*) filter (where e.due_at < ${now}))::integer`.as('overdue'),
      sql<number>`round(avg(e.percent)::numeric, 1)::real`.as('percent'),
    ])
    .where('e.user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .groupBy('e.user_id')
    .execute()
  return new Map(rows.map(({ user_id, ...sums }) => [user_id, sums]))
}

export const countMembers = (db: TeamDb, team: Team, now: Date) =>
  peopleOf(db, team)
    .select([
      sql<number>`count(*)::integer`.as('people'),
      sql<number>`(count(*) filter (where ${stateCondition('overdue', now)}))::integer`.as('overdue'),
      sql<number>`(count(*) filter (where ${stateCondition('at_risk', now)}))::integer`.as('at_risk'),
    ])
    .executeTakeFirstOrThrow()

const wholeCourse = '00000000-0000-0000-0000-000000000000'

/** Courses of everyone below, by what is counted of each node. @param nodeId null for the whole client */
export const sumCourses = (db: TeamDb, clientId: string, nodeId: string | null) =>
  db
    .selectFrom('course_counts as n')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'n.client_id').onRef('c.id', '=', 'n.course_id'),
    )
    .select([
      sql<number>`coalesce(sum(n.started - n.passed - n.failed - n.expired), 0)::integer`.as('in_progress'),
      sql<number>`coalesce(sum(n.passed), 0)::integer`.as('passed'),
    ])
    .where('n.client_id', '=', clientId)
    .where('n.node_id', '=', nodeId ?? wholeCourse)
    .where('c.client_id', '=', clientId)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', 'draft')
    .executeTakeFirstOrThrow()
