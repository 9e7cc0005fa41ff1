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
export const seenPeople = (db: PeopleReportDb, actor: Scoped, matching: RawBuilder<boolean>) =>
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
