import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { newestFirst, type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { personNameText } from '../../../db/person-text.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import type { ActiveDays } from '../../auth/tables.ts'
import type { LevelHistory, ReachedLevels } from '../../competencies/tables.ts'
import type { Enrolled, OpenLearning } from '../../enrolments/tables.ts'
import type { TeamMembers } from '../../users/tables.ts'

export type PeopleReportDb = ReadDbOf<TeamMembers & OpenLearning & ActiveDays & Enrolled & ReachedLevels & LevelHistory>

export const nameColumn = sql<string>`btrim(users.first_name || ' ' || users.last_name)`
export const managerColumn = sql<string | null>`(select btrim(m.first_name || ' ' || m.last_name) from users m
  where m.client_id = users.client_id and m.id = users.manager_id)`

/** Active people whom the actor may list. */
const seenPeople = (db: PeopleReportDb, actor: Scoped, matching: RawBuilder<boolean>) =>
  db
    .selectFrom('users')
    .where('users.client_id', '=', actor.clientId)
    .where('users.active', '=', sql.lit(true))
    .where('users.deleted_at', 'is', null)
    .where(userReach(actor, 'user.list', 'users'))
    .where(matching)

export const byName: Order = {
  keys: [
    [personNameText, 'text'],
    ['users.id', 'uuid'],
  ],
  direction: 'asc',
}

/** As the index `users_by_last_seen` has them. */
export const longestUnseen: Order = {
  ...newestFirst("coalesce(users.last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)", 'users.id'),
  direction: 'asc',
}

export interface PeopleQuery {
  readonly actor: Scoped
  readonly matching: RawBuilder<boolean>
  readonly order: Order
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>['rows'][number]

/** With what they have open to learn. */
export const listPeople = (db: PeopleReportDb, { actor, matching, order }: PeopleQuery, page: PageRequest) =>
  readPage(
    seenPeople(db, actor, matching)
      .leftJoin('open_learning', (join) =>
        join
          .onRef('open_learning.client_id', '=', 'users.client_id')
          .onRef('open_learning.user_id', '=', 'users.id')
          .on('open_learning.client_id', '=', actor.clientId),
      )
      .select(['users.id', 'users.email', 'users.license_type', 'users.last_seen_at'])
      .select(['open_learning.open', 'open_learning.next_due_at'])
      .select([nameColumn.as('name'), managerColumn.as('manager')]),
    order,
    page,
  )

/** People who lead somebody. */
export const leads = sql<boolean>`exists (select from users b
  where b.client_id = users.client_id and b.manager_id = users.id and b.deleted_at is null)`

export const unseenSince = (moment: Date) =>
  sql<boolean>`(users.last_seen_at is null or users.last_seen_at < ${moment}) and exists (select from enrolments e
    where e.client_id = users.client_id and e.user_id = users.id and e.removed is null)`

/** Bits of days, from `YYYY-MM-DD` to `YYYY-MM-DD`; null without end. */
interface Days {
  readonly from: string | null
  readonly to: string | null
}

/** Months that hold a day of the range, and of `a.days` those in it. */
function daysIn({ from, to }: Days) {
  const first = from === null ? '0001-01-01' : `${from.slice(0, 7)}-01`
  const last = to === null ? '9999-12-01' : `${to.slice(0, 7)}-01`
  const lower = from === null ? ALL_DAYS : ALL_DAYS & ~((1 << (Number(from.slice(8)) - 1)) - 1)
  const upper = to === null ? ALL_DAYS : Number(to.slice(8)) >= 31 ? ALL_DAYS : (1 << Number(to.slice(8))) - 1
  const inRange = sql<number>`(a.days & case when a.month = ${first}::date then ${lower}::integer else ${ALL_DAYS}::integer end
    & case when a.month = ${last}::date then ${upper}::integer else ${ALL_DAYS}::integer end)`
  return { inRange, within: sql<boolean>`a.month between ${first}::date and ${last}::date and ${inRange} <> 0` }
}
const ALL_DAYS = 2_147_483_647

const joinedDays = (db: PeopleReportDb, actor: Scoped, matching: RawBuilder<boolean>) =>
  seenPeople(db, actor, matching)
    .innerJoin('active_months as a', (join) =>
      join.onRef('a.client_id', '=', 'users.client_id').onRef('a.user_id', '=', 'users.id'),
    )
    .where('a.client_id', '=', actor.clientId)

type Active = Pick<PeopleQuery, 'actor' | 'matching'> & Days

export const countByMonth = (db: PeopleReportDb, { actor, matching, ...days }: Active) =>
  joinedDays(db, actor, matching)
    .select([sql<string>`to_char(a.month, 'YYYY-MM')`.as('month'), sql<number>`count(*)::integer`.as('people')])
    .where(daysIn(days).within)
    .groupBy('a.month')
    .orderBy('a.month')
    .execute()

export async function countByDay(db: PeopleReportDb, { actor, matching, ...days }: Active) {
  const { inRange, within } = daysIn(days)
  const counts = await joinedDays(db, actor, matching)
    .select(sql<string>`to_char(a.month, 'YYYY-MM-')`.as('month'))
    .select(
      sql<
        number[]
      >`array[${sql.join(Array.from({ length: 31 }, (_, bit) => sql`count(*) filter (where ${inRange} & ${sql.lit(2 ** bit)} <> 0)`))}]::integer[]`.as(
        'counts',
      ),
    )
    .where(within)
    .groupBy('a.month')
    .orderBy('a.month')
    .execute()
  return counts.flatMap((row) =>
    row.counts.flatMap((people, at) =>
      people === 0 ? [] : [{ day: `${row.month}${String(at + 1).padStart(2, '0')}`, people }],
    ),
  )
}

export const wasActive = (days: Days) =>
  sql<boolean>`exists (select from active_months a where a.client_id = users.client_id and a.user_id = users.id and ${daysIn(days).within})`

/** Days of the range on which each was seen. */
export async function countDays(db: PeopleReportDb, clientId: string, userIds: readonly string[], days: Days) {
  const { inRange, within } = daysIn(days)
  const rows = await db
    .selectFrom('active_months as a')
    .select(['a.user_id', sql<number>`sum(length(replace(${inRange}::bit(31)::text, '0', '')))::integer`.as('days')])
    .where('a.client_id', '=', clientId)
    .where('a.user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .where(within)
    .groupBy('a.user_id')
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.days]))
}
