import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import { actorRank, hasReach } from '@deckle/core/access/access.ts'
import type pg from 'pg'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import {
  newestFirst,
  type Order,
  pageParts,
  type PageRequest,
  readPage,
  readPreparedPage,
  sortedText,
} from '../../../db/paging/paging.ts'
import { detailPrefix, type PersonCondition, type PersonStatus } from '@deckle/core/people/person-condition.ts'
import { isDay } from '@deckle/core/time/instant.ts'
import { dayStart } from '@deckle/core/time/time-zone.ts'
import { matchesFilter, type PersonFilter, type PersonMatch } from '../../../db/person-filter.ts'
import { pathsBelow } from '../../../db/person-path.ts'
import { personNameText } from '../../../db/person-text.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import { seenDetails } from '../../../db/seen-details.ts'
import { managerName, rowColumns, tags, type UsersDb } from '../queries.ts'
import type { UserTables } from '../tables.ts'

type Sort = BodyOf<typeof users.listQuery>['sort']

// Each has an index behind `client_id` and `active`.
const lastSeen = "coalesce(users.last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)"
const licenceEnd = "coalesce(users.expires_at, '9999-12-31 00:00:00+00'::timestamptz)"
const orders: Readonly<Record<Sort, Order>> = {
  name: {
    keys: [
      [personNameText, 'text'],
      ['users.id', 'uuid'],
    ],
    direction: 'asc',
  },
  email: {
    keys: [
      ['users.email', 'text'],
      ['users.id', 'uuid'],
    ],
    direction: 'asc',
  },
  newest: newestFirst('users.created_at', 'users.id'),
  oldest: { ...newestFirst('users.created_at', 'users.id'), direction: 'asc' },
  last_seen: newestFirst(lastSeen, 'users.id'),
  longest_unseen: { ...newestFirst(lastSeen, 'users.id'), direction: 'asc' },
  license_end: { ...newestFirst(licenceEnd, 'users.id'), direction: 'asc' },
}

const columns = rowColumns.map((column) => `users.${column}` as const)

/** The people who match, as far as the actor may list them. The planner sees the values, since few may match or nearly all. */
export async function matchingPeople(db: UsersDb, actor: Scoped, filter: PersonFilter) {
  const condition = await matchCondition(db, actor, filter)
  return peopleOf(db, actor, filter.status).where(condition)
}

/** Of any licence, by the indexes of orders, which begin with `client_id` and `active`. */
const peopleOf = (db: UsersDb, { clientId }: Scoped, status: PersonStatus) =>
  db
    .selectFrom('users')
    .where('users.client_id', '=', clientId)
    .where('users.active', '=', sql.lit(status === 'active'))

const matchCondition = async (db: UsersDb, actor: Scoped, filter: PersonFilter): Promise<RawBuilder<boolean>> =>
  sql<boolean>`${userReach(actor, 'user.list', 'users')} and ${await matchPeople(db, actor.clientId, filter)}`

/** Of `users` of the client, whoever asks. */
export async function matchPeople(db: UsersDb, clientId: string, filter: PersonMatch): Promise<RawBuilder<boolean>> {
  const managers = filter.filter.flatMap(({ field, op, value }) =>
    field === 'manager' && op === 'below' ? [String(value)] : [],
  )
  const paths = await findPaths(db, clientId, managers)
  const pathOf = (id: string) => {
    const path = paths.get(id)
    return path ? pathsBelow(path) : null
  }
  return matchesFilter({ ...filter, filter: await withInstants(db, clientId, filter.filter) }, { pathOf })
}

/** A day that a condition on a moment names begins and ends in the client's reporting time zone. */
async function withInstants(
  db: UsersDb,
  clientId: string,
  conditions: readonly PersonCondition[],
): Promise<readonly PersonCondition[]> {
  const isOnDay = ({ field, op, value }: PersonCondition): boolean =>
    !field.startsWith(detailPrefix) && (op === 'before' || op === 'after') && isDay(String(value))
  if (!conditions.some(isOnDay)) return conditions
  const { reporting_zone: timeZone } = await db
    .selectFrom('clients')
    .select('reporting_zone')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return conditions.map((condition) =>
    isOnDay(condition)
      ? { ...condition, value: new Date(dayStart(timeZone, String(condition.value))).toISOString() }
      : condition,
  )
}

/** Places in the hierarchy by id, of those who are there and not in the bin. */
export async function findPaths(
  db: UsersDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'path'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, path }) => [id, path] as const))
}

/** Without `details`: as few bytes as a row's line needs. */
export async function listUsers(
  db: UsersDb,
  actor: Scoped,
  filter: PersonFilter,
  { sort, ...page }: PageRequest & { readonly sort: Sort },
) {
  const people = await matchingPeople(db, actor, filter)
  return readPage(people.select(columns), orders[sort], page)
}

type PeopleDb = { readonly db: UsersDb; readonly pool: pg.Pool }
type PeoplePage = PageRequest & { readonly sort: Sort }

/** Rows with what a table of people shows: manager, tags, details. */
export async function listPeople({ db, pool }: PeopleDb, actor: Scoped, filter: PersonFilter, page: PeoplePage) {
  const condition = await matchCondition(db, actor, filter)
  const people = tableRows(peopleOf(db, actor, filter.status).where(condition), actor)
  const order = orders[page.sort]
  // A filter, a search and a branch may match few or nearly all: they are planned by their values.
  const isWhole =
    filter.filter.length === 0 && (filter.search ?? '').trim() === '' && hasReach(actor, 'user.list', 'client')
  if (isWhole) return readPreparedPage(pool, `people_${nameOf(actor, filter, page)}`, people, { order, page })
  const hasDetail = filter.filter.some(({ field }) => field.startsWith(detailPrefix))
  const first = hasDetail ? await listFirstPeople({ db, pool }, actor, { filter, condition, page }) : null
  return first !== null && first.next !== null ? first : readPage(people, order, page)
}

/** What makes the text of a prepared list another one. */
const nameOf = (actor: Scoped, { status }: PersonFilter, { sort, limit }: PeoplePage): string =>
  `${sort}_${status}_${actorRank(actor)}_${limit}`

/** People in whose order a page is looked for first where the filter has a detail. */
const windowSize = 2000

/**
 * A page of those who match among the first of the order. How many have a detail is unknown to the planner, and where
 * many do, sorting all of them takes far longer than reading the order's index until the page is full.
 */
function listFirstPeople(
  { db, pool }: PeopleDb,
  actor: Scoped,
  {
    filter,
    condition,
    page,
  }: { readonly filter: PersonFilter; readonly condition: RawBuilder<boolean>; readonly page: PeoplePage },
) {
  const { keys, direction } = orders[page.sort]
  const { beyond, sorted } = pageParts({ keys, direction }, page)
  const window = peopleOf(db, actor, filter.status)
    .selectAll()
    .select(keys.map(([column], at) => sql.raw(column).as(`key_${at}`)))
    .where(beyond)
    .orderBy(sorted)
    .limit(sql.lit(windowSize))
  const people = tableRows(db.selectFrom(window.as('users')).where(condition), actor)
  // By columns of the window: sorted by the same expressions again, all of it would be read.
  const order: Order = { keys: keys.map(([, type], at) => [`users.key_${at}`, type]), direction }
  return isOneDetail(filter)
    ? readPreparedPage(pool, `people_with_detail_${nameOf(actor, filter, page)}`, people, { order, page })
    : readPage(people, order, page)
}

/** The commonest filter of a detail: a statement that differs in its values alone. */
const isOneDetail = ({ filter, search = '' }: PersonFilter): boolean =>
  filter.length === 1 && filter[0]?.op === 'is' && search.trim() === ''

const tableRows = <DB extends UserTables, O>(people: SelectQueryBuilder<DB, 'users', O>, actor: Scoped) =>
  people
    .select([
      ...columns,
      seenDetails(actor),
      'users.last_seen_at',
      'users.invited_at',
      'users.owns_client',
      'users.expires_at',
      'users.second_factor_at',
    ])
    .select([managerName, tags])

export async function countMatching(db: UsersDb, actor: Scoped, filter: PersonFilter): Promise<number> {
  const people = await matchingPeople(db, actor, filter)
  const { count } = await people
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Of any status. */
export const peopleWithIds = (db: UsersDb, actor: Scoped, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .where('users.client_id', '=', actor.clientId)
    .where('users.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where(userReach(actor, 'user.list', 'users'))

export const inOrderOfNames = sql`${sql.raw(sortedText(orders.name))}`
