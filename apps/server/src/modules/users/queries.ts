import type { LicenseType } from '@deckle/core/access/access.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
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
const allColumns = [...rowColumns, 'details', 'profile'] as const

/** The address that waits for its owner's confirmation. */
const pendingEmail = sql<string | null>`(select email_changes.email from email_changes
  where email_changes.client_id = users.client_id and email_changes.user_id = users.id)`.as('pending_email')

/** ISO 8601 in UTC with microseconds: what a cursor keeps of a moment. */
const createdKey = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const nameKey = sql<string>`lower(first_name || ' ' || last_name)`
const searched = sql<string>`lower(first_name || ' ' || last_name || ' ' || email)`

export type UserSort = 'name' | 'newest' | 'oldest'

export interface UserListOptions {
  readonly clientId: string
  readonly active: boolean
  readonly search: string
  readonly licenseType: LicenseType | undefined
  readonly sort: UserSort
  readonly limit: number
  /** The sort's value and the id of the last row seen. */
  readonly after: readonly [string, string] | null
}

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** One page, read from the index of its order (or of the search, where few match). */
export async function listUsers(db: Db, options: UserListOptions) {
  const { clientId, active, search, licenseType, sort, limit } = options
  return db
    .selectFrom('users')
    .select(rowColumns)
    .select((sort === 'name' ? nameKey : createdKey).as('sort_key'))
    .where('client_id', '=', clientId)
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

/** The managers above, nearest first. */
export async function listAncestors(db: Db, clientId: string, id: string): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`with recursive above as (
      select u.*, 0 as depth from users u where u.client_id = ${clientId} and u.id = ${id}
      union all
      select m.*, above.depth + 1 from above join users m on m.client_id = above.client_id and m.id = above.manager_id where above.depth < ${deepest}
    ) select ${rowList} from above where depth > 0 order by depth`.execute(db)
  return rows
}

/** Everyone below, by level and name; `levels` 1 for the direct ones. At most `limit`. */
export async function listDescendants(
  db: Db,
  clientId: string,
  id: string,
  levels = deepest,
  limit = 5000,
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`with recursive below as (
      select u.*, 1 as depth from users u where u.client_id = ${clientId} and u.manager_id = ${id}
      union all
      select u.*, below.depth + 1 from below join users u on u.client_id = below.client_id and u.manager_id = below.id where below.depth < ${levels}
    ) select ${rowList} from below order by depth, lower(first_name || ' ' || last_name), id limit ${limit}`.execute(db)
  return rows
}

export type UserRow = Pick<UserRecord, (typeof rowColumns)[number]>
const rowList = sql.raw(rowColumns.join(', '))
/** Deeper trees than this are no hierarchy of people. */
const deepest = 1000

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

export async function countAdmins(db: Db, clientId: string, butId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('license_type', 'in', ['Admin', 'Superadmin'])
    .where('active', '=', true)
    .where('id', '!=', butId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether the client has as many people as the actor's licence allows. */
export async function readUserRoom(
  db: Db,
  clientId: string,
  actorId: string,
): Promise<{ used: number; limit: number }> {
  const { rows } = await sql<{ used: number; limit: number }>`select max_users as limit,
      (select count(*) from (select 1 from users u where u.client_id = a.client_id limit a.max_users) counted) as used
    from users a where a.client_id = ${clientId} and a.id = ${actorId}`.execute(db)
  return rows[0] ?? { used: 0, limit: 0 }
}

export async function hasMedia(db: Db, clientId: string, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('media')
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .where('kind', '=', 'image')
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) !== undefined
  )
}
