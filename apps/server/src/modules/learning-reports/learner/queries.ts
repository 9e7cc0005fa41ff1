import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { type Order, type PageRequest, pageOf, pageParts, type Placed } from '../../../db/paging/paging.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import type { IssuedCertificates } from '../../certificates/tables.ts'
import type { LevelHistory } from '../../competencies/tables.ts'
import type { CourseTerms } from '../../courses/tables.ts'
import type { DeckNames } from '../../decks/tables.ts'
import type { Enrolled } from '../../enrolments/tables.ts'
import type { DeckProgresses } from '../../learning/tables.ts'
import type { EarnedPoints } from '../../points/tables.ts'
import type { TeamMembers } from '../../users/tables.ts'
import { meanOfTenths } from '../queries.ts'

export type LearnerReportDb = ReadDbOf<
  Enrolled & CourseTerms & DeckProgresses & DeckNames & IssuedCertificates & LevelHistory & EarnedPoints & TeamMembers
>

interface Learner {
  readonly clientId: string
  readonly userId: string
}

/** A person outside the bin whose learning the actor may see. */
export const findLearner = (db: LearnerReportDb, actor: Scoped, id: string) =>
  db
    .selectFrom('users')
    .select(['users.id', sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name')])
    .where('users.client_id', '=', actor.clientId)
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(userReach(actor, 'learner.report', 'users'))
    .executeTakeFirst()

/** What is in the bin or a draft is not told of a learner. */
const enrolments = (db: LearnerReportDb, { clientId, userId }: Learner) =>
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

const isOpen = sql<boolean>`(e.status in ('assigned', 'in_progress') and e.waived is null)`

export const sumEnrolments = (db: LearnerReportDb, learner: Learner, now: Date) => {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(count(*) filter (where ${condition}))::integer`
  return enrolments(db, learner)
    .select([
      count(sql`true`).as('courses'),
      count(isOpen).as('open'),
      count(sql`${isOpen} and e.due_at < ${now}::timestamptz`).as('overdue'),
      count(sql`e.status = 'passed'`).as('passed'),
      count(sql`e.status = 'failed'`).as('failed'),
      count(sql`e.status = 'expired'`).as('expired'),
      meanOfTenths('e.percentage').as('percentage'),
      sql<string | null>`max(e.seen_on)::text`.as('last_seen'),
    ])
    .executeTakeFirstOrThrow()
}

export const countCertificates = (db: LearnerReportDb, { clientId, userId }: Learner) =>
  db
    .selectFrom('certificates')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('replaced_by', 'is', null)
    .executeTakeFirstOrThrow()

/** With the days of the streak, which may have ended. */
export async function findPoints(db: LearnerReportDb, { clientId, userId }: Learner, board: string) {
  const { rows } = await sql<{ points: number; days: number; last_day: string | null }>`
    select coalesce(max(s.score), 0) as points, coalesce(max(k.days), 0) as days, max(k.last_day)::text as last_day
    from (select 1) one
    left join board_scores s on s.client_id = ${clientId}::uuid and s.board = ${board} and s.user_id = ${userId}::uuid
    left join learner_streaks k on k.client_id = ${clientId}::uuid and k.user_id = ${userId}::uuid`.execute(db)
  return rows[0] ?? { points: 0, days: 0, last_day: null }
}

export interface TimelineRecord {
  readonly at: Date
  readonly event: 'enrolled' | 'started' | 'deck' | 'passed' | 'failed' | 'certificate' | 'level'
  readonly course_id: string | null
  readonly course: string | null
  readonly deck_id: string | null
  readonly deck: string | null
  readonly competency: string | null
  readonly level: string | null
  readonly percentage: number | null
  readonly certificate: string | null
}

export interface Days {
  /** `YYYY-MM-DD`; null without end. Both included. */
  readonly from: string | null
  readonly to: string | null
  readonly tz: string
}

const timelineOrder: Order = {
  keys: [
    ['at', 'timestamptz'],
    ['key', 'text'],
  ],
  direction: 'desc',
}

/** A person has at most some thousand events: all are sorted. */
export async function listTimeline(
  db: LearnerReportDb,
  { clientId, userId }: Learner,
  { from, to, tz }: Days,
  page: PageRequest,
) {
  const { key, beyond, sorted, limit } = pageParts(timelineOrder, page)
  const none = sql`null::uuid as deck_id, null::text as deck, null::text as competency, null::text as level`
  const inCourses = sql`from enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
    where e.client_id = ${clientId}::uuid and e.user_id = ${userId}::uuid and e.removed is null and c.deleted_at is null and c.status <> 'draft'`
  const courseEvent = (event: string, at: string, percentage: string) =>
    sql`select ${sql.raw(at)} as at, ${sql.lit(event)} as event, e.course_id, c.title as course, ${none},
      ${sql.raw(percentage)}::real as percentage, null::text as certificate, ${sql.lit(event)} || e.course_id as key ${inCourses} and ${sql.raw(at)} is not null`
  const { rows } = await sql<TimelineRecord & Placed>`select events.*, ${key} as page_key from (
    ${courseEvent('enrolled', 'e.enrolled_at', 'null')}
    union all ${courseEvent('started', 'e.started_at', 'null')}
    union all ${courseEvent('passed', 'e.completed_at', 'e.percentage')} and 'passed' in (e.status, e.expired_from)
    union all ${courseEvent('failed', 'e.completed_at', 'e.percentage')} and 'failed' in (e.status, e.expired_from)
    union all select d.completed_at, 'deck', d.course_id, c.title, d.deck_id, k.name, null, null, d.percentage, null, 'deck' || d.course_id || d.deck_id || d.round
      from learner_decks d join courses c on c.client_id = d.client_id and c.id = d.course_id
      join decks k on k.client_id = d.client_id and k.id = d.deck_id
      where d.client_id = ${clientId}::uuid and d.user_id = ${userId}::uuid and d.completed_at is not null and c.deleted_at is null and c.status <> 'draft'
    union all select r.issued_at, 'certificate', r.course_id, r.course, null, null, null, null, r.percentage, r.number, 'certificate' || r.number
      from certificates r where r.client_id = ${clientId}::uuid and r.user_id = ${userId}::uuid and r.revoked_at is null
    union all select h.changed_at, 'level', null, null, null, null, m.name, m.scale[h.level + 1], h.percentage, null, 'level' || h.id
      from competency_history h join competencies m on m.client_id = h.client_id and m.id = h.competency_id
      where h.client_id = ${clientId}::uuid and h.user_id = ${userId}::uuid
    ) events
    where ${beyond}
      and (${from}::date is null or at >= ${from}::date::timestamp at time zone ${tz})
      and (${to}::date is null or at < (${to}::date + 1)::timestamp at time zone ${tz})
    order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}
