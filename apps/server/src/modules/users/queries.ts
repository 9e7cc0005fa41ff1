import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import { type Actor, hasReach, type LicenseType } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { Holder } from '../../db/meter.ts'
import { likePattern } from '../../db/paging/like-pattern.ts'
import {
  newestFirst,
  type Order,
  type Page,
  pageOf,
  pageParts,
  type PageRequest,
  type Placed,
  readPage,
} from '../../db/paging/paging.ts'
import { belowColumn, DEEPEST, userReach } from '../../db/reach.ts'
import type { DbOf } from '../../db/database.ts'
import type { PendingEmails } from '../auth/tables.ts'
import type { UserTables } from './tables.ts'

export type UsersDb = DbOf<UserTables, PendingEmails>

const rowColumns = [
  'id',
  'client_id',
  'email',
  'username',
  'first_name',
  'last_name',
  'image',
  'license_type',
  'manager_id',
  'active',
  'created_at',
] as const
const allColumns = [...rowColumns, 'owns_client', 'details', 'profile'] as const

/** The new address, while it is unconfirmed. */
const pendingEmail = (clientId: string | null) => {
  const client = clientId === null ? sql`users.client_id` : sql`${clientId}::uuid`
  return sql<string | null>`(select email_changes.email from email_changes
    where email_changes.client_id = ${client} and email_changes.user_id = users.id)`.as('pending_email')
}

const searched = sql<string>`lower(first_name || ' ' || last_name || ' ' || email)`

const orders: Readonly<Record<QueryOf<typeof users.listBasic>['sort'], Order>> = {
  name: {
    keys: [
      ["lower(first_name || ' ' || last_name)", 'text'],
      ['id', 'uuid'],
    ],
    direction: 'asc',
  },
  newest: newestFirst('created_at', 'id'),
  oldest: { ...newestFirst('created_at', 'id'), direction: 'asc' },
}

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Reads the index of the order, or that of the search or the branch where few rows match. */
export function listUsers(db: UsersDb, actor: Actor, active: boolean, options: QueryOf<typeof users.listBasic>) {
  const { license_type, sort } = options
  const search = options.search?.trim() ?? ''
  const query = db
    .selectFrom('users')
    .select(rowColumns)
    .where('client_id', '=', actor.clientId)
    .where(userReach(actor, 'user.list', 'users', { many: true }))
    .where('active', '=', active)
    .$if(search !== '', (people) => people.where(sql<boolean>`${searched} like ${likePattern(search)}`))
    .$if(license_type !== undefined, (people) => people.where('license_type', '=', license_type as LicenseType))
  return readPage(query, orders[sort], options)
}

/** In any client where `clientId` is null. */
export function findUser(db: UsersDb, clientId: string | null, id: string) {
  return db
    .selectFrom('users')
    .select(allColumns)
    .select(pendingEmail(clientId))
    .where('id', '=', id)
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId as string))
    .executeTakeFirst()
}

/** Only people the actor may see; says whether the person is below the actor. */
export function findUserFor(db: UsersDb, actor: Actor, id: string) {
  return db
    .selectFrom('users')
    .select(allColumns)
    .select([pendingEmail(hasReach(actor, 'user.read', 'any') ? null : actor.clientId), belowColumn(actor, 'users.id')])
    .where('id', '=', id)
    .where(userReach(actor, 'user.read', 'users'))
    .executeTakeFirst()
}

/** True also for the person themselves. */
export async function isAtOrBelow(db: UsersDb, clientId: string, id: string, otherId: string): Promise<boolean> {
  const { rows } =
    await sql`with recursive above as (${above(clientId, id)}) select from above where id = ${otherId} limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** The person and their managers, with the distance. */
const above = (clientId: string, id: string) => sql`
    select u.id, u.manager_id, 0 as depth from users u where u.client_id = ${clientId} and u.id = ${id}
    union all
    select m.id, m.manager_id, above.depth + 1 from above join users m on m.client_id = ${clientId} and m.id = above.manager_id where above.depth < ${DEEPEST}`

/** With the sort key of the hierarchy lists. */
export type PlacedUser = UserRow & Placed

const nearestFirst: Order = { keys: [['above.depth', 'bigint']], direction: 'asc' }

/** Nearest manager first. */
export async function listAncestors(
  db: UsersDb,
  clientId: string,
  id: string,
  page: PageRequest,
): Promise<Page<PlacedUser>> {
  const { key, beyond, sorted, limit } = pageParts(nearestFirst, page)
  const { rows } = await sql<PlacedUser>`with recursive above as (${above(clientId, id)})
    select ${rowList}, ${key} as page_key from above join users u on u.client_id = ${clientId} and u.id = above.id
    where above.depth > 0 and ${beyond} order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}

const byLevelAndName: Order = {
  keys: [
    ['below.depth', 'bigint'],
    ["lower(u.first_name || ' ' || u.last_name)", 'text'],
    ['u.id', 'uuid'],
  ],
  direction: 'asc',
}

/** Ordered by level and name; `levels` 1 for direct reports. */
export async function listDescendants(
  db: UsersDb,
  clientId: string,
  id: string,
  page: PageRequest,
  levels: number = DEEPEST,
): Promise<Page<PlacedUser>> {
  const { key, beyond, sorted, limit } = pageParts(byLevelAndName, page)
  const { rows } = await sql<PlacedUser>`with recursive below as (
      select u.id, 1 as depth from users u where u.client_id = ${clientId} and u.manager_id = ${id}
      union all
      select u.id, below.depth + 1 from below join users u on u.client_id = ${clientId} and u.manager_id = below.id where below.depth < ${levels}
    ) select ${rowList}, ${key} as page_key from below join users u on u.client_id = ${clientId} and u.id = below.id
    where ${beyond} order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}

export type UserRow = Pick<UserRecord, (typeof rowColumns)[number]>
const rowList = sql.raw(rowColumns.map((column) => `u.${column}`).join(', '))

export interface NewUser {
  readonly client_id: string
  readonly id: string
  readonly email: string
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly password_hash: string
  readonly manager_id: string | null
  readonly license_type: LicenseType
  readonly confirmed: boolean
  readonly owns_client?: boolean
  readonly details: string
  readonly created_at: Date
}

export async function insertUser(db: UsersDb, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute()
}

export interface UserChange {
  readonly details?: string
  readonly profile?: string
  readonly manager_id?: string | null
  readonly license_type?: LicenseType
  readonly active?: boolean
  readonly first_name?: string
  readonly last_name?: string
  readonly image?: string
}

export function updateUser(db: UsersDb, clientId: string, id: string, change: UserChange) {
  return db
    .updateTable('users')
    .set(change)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(allColumns)
    .returning(pendingEmail(clientId))
    .executeTakeFirst()
}

/** Active Admins and the client's owner, who has the same rights. */
export async function countAdmins(db: UsersDb, clientId: string, butId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(license_type in ('Admin', 'Superadmin') or owns_client)`)
    .where('active', '=', true)
    .where('id', '!=', butId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Counts no further than `max`. */
export async function countPeople(db: UsersDb, { clientId }: Holder, max: number | null): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('users')
        .select('id')
        .where('client_id', '=', clientId)
        .$if(max !== null, (query) => query.limit(max as number))
        .as('people'),
    )
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
