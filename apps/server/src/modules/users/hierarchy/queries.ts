import { sql } from 'kysely'
import type pg from 'pg'
import { type Order, type Page, type PageRequest, readPage, readPreparedPage } from '../../../db/paging/paging.ts'
import { idsOfPath, pathsBelow } from '../../../db/person-path.ts'
import { personNameText } from '../../../db/person-text.ts'
import { type Named, runNamed } from '../../../db/named-statement.ts'
import { rowColumns, type UserRecord, type UserRow, type UsersDb } from '../queries.ts'

const columns = rowColumns.map((column) => `users.${column}` as const)

export type TreeRow = UserRow & Pick<UserRecord, 'path'>

const nearestFirst: Order = { keys: [['users.path', 'bytea']], direction: 'desc' }
/** Each person follows their manager: the order of the index. */
const byPlace: Order = { keys: [['users.path', 'bytea']], direction: 'asc' }
const byName: Order = {
  keys: [
    [personNameText, 'text'],
    ['users.id', 'uuid'],
  ],
  direction: 'asc',
}

export interface Place {
  readonly client_id: string
  readonly id: string
  readonly path: Buffer
}

const peopleOf = (db: UsersDb, { client_id }: Pick<Place, 'client_id'>) =>
  db.selectFrom('users').select(columns).where('users.client_id', '=', client_id)

type PlaceRow = Place & { readonly deleted_at: Date | null }
const placeText = 'select client_id, id, path, deleted_at from users where id = $1'
const place: Named<PlaceRow> = { name: 'users_place', text: `${placeText} and client_id = $2` }
const placeInAnyClient: Named<PlaceRow> = { name: 'users_place_in_any_client', text: placeText }

/** In any client where `clientId` is null. */
export async function findPlace(pool: pg.Pool, clientId: string | null, id: string): Promise<PlaceRow | undefined> {
  const rows = clientId === null ? runNamed(pool, placeInAnyClient, [id]) : runNamed(pool, place, [id, clientId])
  return (await rows)[0]
}

/** Nearest manager first. */
export function listAncestors(db: UsersDb, place: Place, page: PageRequest): Promise<Page<UserRow>> {
  const above = idsOfPath(place.path).slice(0, -1)
  return readPage(peopleOf(db, place).where('users.id', '=', sql<string>`any (${above}::uuid[])`), nearestFirst, page)
}

export function listDescendants(
  { db, pool }: { readonly db: UsersDb; readonly pool: pg.Pool },
  place: Place,
  page: PageRequest,
): Promise<Page<UserRow>> {
  const { from, to } = pathsBelow(place.path)
  const people = peopleOf(db, place)
    .where('users.path', '>', from)
    .where('users.path', '<', to)
    .where('users.deleted_at', 'is', null)
  return readPreparedPage(pool, `users_below_${page.limit}`, people, { order: byPlace, page })
}

/** Direct reports by name; without a manager where `place` is null. */
export function listChildren(
  db: UsersDb,
  clientId: string,
  managerId: string | null,
  page: PageRequest,
): Promise<Page<TreeRow>> {
  const people = peopleOf(db, { client_id: clientId }).select('users.path').where('users.deleted_at', 'is', null)
  return readPage(
    managerId === null
      ? people.where('users.manager_id', 'is', null)
      : people.where('users.manager_id', '=', managerId),
    byName,
    page,
  )
}

/** People directly below, and in the whole branch, by id. */
export async function countBelow(
  db: UsersDb,
  clientId: string,
  places: readonly { readonly id: string; readonly path: Buffer }[],
): Promise<ReadonlyMap<string, { readonly reports: number; readonly below: number }>> {
  const { rows } = await sql<{ id: string; reports: number; below: number }>`
    select p.id,
      (select count(*)::integer from users u where u.client_id = ${clientId} and u.manager_id = p.id and u.deleted_at is null) as reports,
      (select count(*)::integer from users u where u.client_id = ${clientId} and u.path > p.path and u.path < p.path || decode(repeat('ff', 16), 'hex') and u.deleted_at is null) as below
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ path }) => path)}::bytea[]) as p (id, path)`.execute(
    db,
  )
  return new Map(rows.map(({ id, reports, below }) => [id, { reports, below }]))
}

/** Moves the branch below a person to the person's manager or to the top, with one statement. */
export async function moveReports(
  db: UsersDb,
  { client_id, id, path }: Place,
  manager: Pick<Place, 'id' | 'path'> | null,
): Promise<number> {
  const { from, to } = pathsBelow(path)
  const manager_path = manager?.path ?? null
  const { numAffectedRows } = await sql`update users set
      manager_id = case when manager_id = ${id} then ${manager?.id ?? null}::uuid else manager_id end,
      manager_path = case when manager_id = ${id} then ${manager_path}::bytea
        else coalesce(${manager_path}::bytea, ''::bytea) || substring(manager_path from ${path.length + 1}::integer) end
    where client_id = ${client_id} and path > ${from} and path < ${to}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Direct reports, without people in the bin. */
export async function countReports(db: UsersDb, clientId: string, managerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('manager_id', '=', managerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Moves a person with everyone below; the foreign key from `manager_path` to `path` is checked when the statement ends,
 * so that a branch whose top moved away in the meantime is refused.
 */
export async function moveBranch(db: UsersDb, place: Place, manager: Place | null): Promise<void> {
  const { to } = pathsBelow(place.path)
  const manager_path = manager?.path ?? null
  const rest = place.path.length + 1
  await sql`update users set
      manager_id = case when id = ${place.id} then ${manager?.id ?? null}::uuid else manager_id end,
      manager_path = case when id = ${place.id} then ${manager_path}::bytea
        else coalesce(${manager_path}::bytea, ''::bytea) || uuid_send(${place.id}::uuid) || substring(manager_path from ${rest}::integer) end
    where client_id = ${place.client_id} and path >= ${place.path} and path < ${to}`.execute(db)
}
