import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import { actorRank, hasReach } from '@deckle/core/access/access.ts'
import type pg from 'pg'
import { sql } from 'kysely'
import {
  newestFirst,
  type Order,
  type PageRequest,
  readPage,
  readPreparedPage,
  sortedText,
} from '../../../db/paging/paging.ts'
import { detailPrefix, type PersonCondition } from '@deckle/core/people/person-condition.ts'
import { matchesFilter, type PersonFilter } from '../../../db/person-filter.ts'
import { pathsBelow } from '../../../db/person-path.ts'
import { personNameText } from '../../../db/person-text.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import { seenDetails } from '../../../db/seen-details.ts'
import { managerName, rowColumns, tags, type UsersDb } from '../queries.ts'

type Sort = BodyOf<typeof users.listQuery>['sort']

// Each has an index behind `client_id` and `active`.
const lastSeen = "coalesce(users.last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)"
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
}

const columns = rowColumns.map((column) => `users.${column}` as const)

/** The people who match, as far as the actor may list them. The planner sees the values, since few may match or nearly all. */
export async function matchingPeople(db: UsersDb, actor: Scoped, filter: PersonFilter) {
  const managers = filter.filter.flatMap(({ field, op, value }) =>
    field === 'manager' && op === 'below' ? [String(value)] : [],
  )
  const paths = await findPaths(db, actor.clientId, managers)
  const frequent = await findFrequent(db, actor.clientId, filter.filter)
  return (
    db
      .selectFrom('users')
      .where('users.client_id', '=', actor.clientId)
      // Implied by the status; indexes of orders begin with it.
      .where('users.active', '=', filter.status === 'active')
      .where(userReach(actor, 'user.list', 'users'))
      .where(
        matchesFilter(filter, {
          pathOf: (id) => {
            const path = paths.get(id)
            return path ? pathsBelow(path) : null
          },
          isFrequent: (condition) => frequent.has(condition),
        }),
      )
  )
}

/** From this number of matches on, scanning the sort order's index is faster than reading all matches. */
const frequentFrom = 2000

/** Conditions on details with many matches. The planner has no such statistics of a JSON column. */
async function findFrequent(
  db: UsersDb,
  clientId: string,
  conditions: readonly PersonCondition[],
): Promise<ReadonlySet<PersonCondition>> {
  const found = new Set<PersonCondition>()
  for (const condition of conditions) {
    if (!condition.field.startsWith(detailPrefix) || condition.op !== 'is') continue
    const detail = { [condition.field.slice(detailPrefix.length)]: String(condition.value) }
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
      select from users where users.client_id = ${clientId} and users.details @> ${JSON.stringify(detail)}::jsonb limit ${frequentFrom}
    ) found_people`.execute(db)
    if (rows[0]?.count === frequentFrom) found.add(condition)
  }
  return found
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

/** Rows with what a table of people shows: manager, tags, details. */
export async function listPeople(
  { db, pool }: { readonly db: UsersDb; readonly pool: pg.Pool },
  actor: Scoped,
  filter: PersonFilter,
  { sort, ...page }: PageRequest & { readonly sort: Sort },
) {
  const people = await matchingPeople(db, actor, filter)
  const query = people
    .select([
      ...columns,
      seenDetails(actor),
      'users.last_seen_at',
      'users.invited_at',
      'users.owns_client',
      'users.expires_at',
    ])
    .select([managerName, tags])
  const order = orders[sort]
  // Queries with a filter, a search or a branch vary in selectivity, so each is planned with its values.
  const isWhole =
    filter.filter.length === 0 && (filter.search ?? '').trim() === '' && hasReach(actor, 'user.list', 'client')
  return isWhole
    ? readPreparedPage(pool, `people_${sort}_${filter.status}_${actorRank(actor)}_${page.limit}`, query, {
        order,
        page,
      })
    : readPage(query, order, page)
}

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
