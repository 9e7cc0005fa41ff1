import type { Actor, LicenseType } from '@deckle/core/access/access.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Holder } from '../../db/meter.ts'
import { belowColumn, DEEPEST, userReach } from '../../db/reach.ts'
import type { Tables } from '../../db/tables.ts'

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

/** The address that waits for its owner's confirmation. */
const pendingEmail = sql<string | null>`(select email_changes.email from email_changes
  where email_changes.client_id = users.client_id and email_changes.user_id = users.id)`.as('pending_email')

/** ISO 8601 in UTC with microseconds: what a cursor keeps of a moment. */
const createdKey = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const nameKey = sql<string>`lower(first_name || ' ' || last_name)`
const searched = sql<string>`lower(first_name || ' ' || last_name || ' ' || email)`

export type UserSort = 'name' | 'newest' | 'oldest'

export interface UserListOptions {
  readonly actor: Actor
  readonly active: boolean
  readonly search: string
  readonly licenseType: LicenseType | undefined
  readonly sort: UserSort
  readonly limit: number
  /** The sort's value and the id of the last row seen. */
  readonly after: readonly [string, string] | null
}

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** One page of those whom the actor may list, read from the index of its order (or of the search, or of the branch, where few match). */
export async function listUsers(db: Db, options: UserListOptions) {
  const { actor, active, search, licenseType, sort, limit } = options
  return db
    .selectFrom('users')
    .select(rowColumns)
    .select((sort === 'name' ? nameKey : createdKey).as('sort_key'))
    .where('client_id', '=', actor.clientId)
    .where(userReach(actor, 'user.list', 'users', { many: true }))
    .where('active', '=', active)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`${searched} like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`),
    )
    .$if(licenseType !== undefined, (query) => query.where('license_type', '=', licenseType as LicenseType))
    .$call((query) => inOrder(query, options))
    .limit(limit)
    .execute()
}

function inOrder<O>(
  query: SelectQueryBuilder<Tables, 'users', O>,
  { sort, after }: UserListOptions,
): SelectQueryBuilder<Tables, 'users', O> {
  const column = sort === 'name' ? nameKey : sql<string>`created_at`
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const place =
    after &&
    (sort === 'name' ? sql`(${after[0]}, ${after[1]}::uuid)` : sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`)
  const placed = place
    ? query.where(sql<boolean>`(${column}, id) ${sort === 'newest' ? sql`<` : sql`>`} ${place}`)
    : query
  return placed.orderBy(column, direction).orderBy('id', direction)
}

/** Of the given client, or of any where `clientId` is null. */
export function findUser(db: Db, clientId: string | null, id: string) {
  return db
    .selectFrom('users')
    .select(allColumns)
    .select(pendingEmail)
    .where('id', '=', id)
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId as string))
    .executeTakeFirst()
}

/** Holds the client's row: changes of its tree and of its administrators wait for each other. */
export async function lockClient(db: Db, clientId: string): Promise<void> {
  await db.selectFrom('clients').select('id').where('id', '=', clientId).forUpdate().execute()
}

/** A person whom the actor may see, with whether that person is below the actor. */
export function findUserFor(db: Db, actor: Actor, id: string) {
  return db
    .selectFrom('users')
    .select(allColumns)
    .select([pendingEmail, belowColumn(actor, 'users.id')])
    .where('id', '=', id)
    .where(userReach(actor, 'user.read', 'users'))
    .executeTakeFirst()
}

/** Whether a person is, or stands below, another. */
export async function isAtOrBelow(db: Db, clientId: string, id: string, otherId: string): Promise<boolean> {
  const { rows } =
    await sql`with recursive above as (${above(clientId, id)}) select from above where id = ${otherId} limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** The person and the managers above, with how far. */
const above = (clientId: string, id: string) => sql`
    select u.id, u.manager_id, 0 as depth from users u where u.client_id = ${clientId} and u.id = ${id}
    union all
    select m.id, m.manager_id, above.depth + 1 from above join users m on m.client_id = ${clientId} and m.id = above.manager_id where above.depth < ${DEEPEST}`

/** A person in the tree; `depth` levels away from where the list begins. */
export interface PlacedUser extends UserRow {
  readonly depth: number
  readonly name_key: string
}

interface PageOf<Key> {
  readonly limit: number
  readonly after: Key | null
}

/** The managers above, nearest first. */
export async function listAncestors(
  db: Db,
  clientId: string,
  id: string,
  { limit, after }: PageOf<readonly [depth: number]>,
): Promise<PlacedUser[]> {
  const { rows } = await sql<PlacedUser>`with recursive above as (${above(clientId, id)})
    select ${rowList}, ${nameOf} as name_key, above.depth from above join users u on u.client_id = ${clientId} and u.id = above.id
    where above.depth > ${after?.[0] ?? 0} order by above.depth limit ${limit}`.execute(db)
  return rows
}

/** Everyone below, by level and name; `levels` 1 for the direct ones. */
export async function listDescendants(
  db: Db,
  clientId: string,
  id: string,
  { levels = DEEPEST, limit, after }: PageOf<readonly [depth: number, name: string, id: string]> & { levels?: number },
): Promise<PlacedUser[]> {
  const beyond =
    after === null
      ? sql<boolean>`true`
      : sql<boolean>`(below.depth, ${nameOf}, u.id) > (${after[0]}::integer, ${after[1]}::text, ${after[2]}::uuid)`
  const { rows } = await sql<PlacedUser>`with recursive below as (
      select u.id, 1 as depth from users u where u.client_id = ${clientId} and u.manager_id = ${id}
      union all
      select u.id, below.depth + 1 from below join users u on u.client_id = ${clientId} and u.manager_id = below.id where below.depth < ${levels}
    ) select ${rowList}, ${nameOf} as name_key, below.depth from below join users u on u.client_id = ${clientId} and u.id = below.id
    where ${beyond} order by below.depth, ${nameOf}, u.id limit ${limit}`.execute(db)
  return rows
}

export type UserRow = Pick<UserRecord, (typeof rowColumns)[number]>
const rowList = sql.raw(rowColumns.map((column) => `u.${column}`).join(', '))
const nameOf = sql<string>`lower(u.first_name || ' ' || u.last_name)`

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

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute()
}

export async function insertClient(
  db: Db,
  client: { id: string; name: string; plan: PlanType; branding: string; created_at: Date },
): Promise<void> {
  await db.insertInto('clients').values(client).execute()
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

export function updateUser(db: Db, clientId: string, id: string, change: UserChange) {
  return db
    .updateTable('users')
    .set(change)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(allColumns)
    .returning(pendingEmail)
    .executeTakeFirst()
}

/** Active people who may do what an Admin may: Admins, and the client's owner. */
export async function countAdmins(db: Db, clientId: string, butId: string): Promise<number> {
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

/** People of the client, counted no further than `most`. */
export async function countPeople(db: Db, { clientId }: Holder, most: number | null): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('users')
        .select('id')
        .where('client_id', '=', clientId)
        .$if(most !== null, (query) => query.limit(most as number))
        .as('people'),
    )
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
