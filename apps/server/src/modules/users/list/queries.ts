import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import { sql } from 'kysely'
import { newestFirst, type Order, type PageRequest, readPage, sortedText } from '../../../db/paging/paging.ts'
import { matchesFilter, type PersonFilter } from '../../../db/person-filter.ts'
import { pathsBelow } from '../../../db/person-path.ts'
import { personNameText } from '../../../db/person-text.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import { seenDetails } from '../../../db/seen-details.ts'
import { rowColumns, type UsersDb } from '../queries.ts'

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
  return (
    db
      .selectFrom('users')
      .where('users.client_id', '=', actor.clientId)
      // Implied by the status; indexes of orders begin with it.
      .where('users.active', '=', filter.status === 'active')
      .where(userReach(actor, 'user.list', 'users'))
      .where(
        matchesFilter(filter, (id) => {
          const path = paths.get(id)
          return path ? pathsBelow(path) : null
        }),
      )
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

export interface PersonTag {
  readonly id: string
  readonly name: string
  readonly color: string
}

/** Rows with what a table of people shows: manager, tags, details. */
export async function listPeople(
  db: UsersDb,
  actor: Scoped,
  filter: PersonFilter,
  { sort, ...page }: PageRequest & { readonly sort: Sort },
) {
  const people = await matchingPeople(db, actor, filter)
  const query = people
    .select([...columns, seenDetails(actor), 'users.last_seen_at', 'users.invited_at', 'users.owns_client'])
    .select([
      sql<string | null>`(select btrim(m.first_name || ' ' || m.last_name) from users m
        where m.client_id = users.client_id and m.id = users.manager_id)`.as('manager_name'),
      sql<
        readonly PersonTag[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color) order by lower(t.name)), '[]')
        from user_tags ut join tags t on t.client_id = ut.client_id and t.id = ut.tag_id
        where ut.client_id = users.client_id and ut.user_id = users.id)`.as('tags'),
    ])
  return readPage(query, orders[sort], page)
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

export function listPeopleTags(db: UsersDb, clientId: string): Promise<PersonTag[]> {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'color'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'user')
    .orderBy(sql`lower(name)`)
    .execute()
}

/** Fields that the client keeps of its people, in their order. */
export function listPeopleFields(db: UsersDb, clientId: string) {
  return db
    .selectFrom('user_fields')
    .select(['name', 'kind', 'choices', 'required', 'seen_by', 'changed_by'])
    .where('client_id', '=', clientId)
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

export type PeopleField = Awaited<ReturnType<typeof listPeopleFields>>[number]
