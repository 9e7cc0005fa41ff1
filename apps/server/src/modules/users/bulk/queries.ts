import { sql } from 'kysely'
import type { LicenseType } from '@deckle/core/access/access.ts'
import type { UsersDb } from '../queries.ts'
import type { PersonState, Target, Wanted } from './wanted.ts'

const idsOf = (ids: readonly string[]) => sql`${ids}::uuid[]`
/** The upper bound of a branch's path range: 16 bytes that sort after every id. */
const last = sql`decode(repeat('ff', 16), 'hex')`

/** People with the columns that the action needs. */
export async function findTargets(
  db: UsersDb,
  clientId: string,
  ids: readonly string[],
  wanted: Wanted,
): Promise<ReadonlyMap<string, Target>> {
  const hasTag =
    wanted.of === 'tag'
      ? sql`exists (select from user_tags ut where ut.client_id = ${clientId} and ut.user_id = u.id and ut.tag_id = ${wanted.tag})`
      : sql`false`
  const deepest =
    wanted.of === 'manager'
      ? sql`(select max(length(b.path)) / 16 from users b where b.client_id = ${clientId} and b.path >= u.path and b.path < u.path || ${last})`
      : sql`length(u.path) / 16`
  const children =
    wanted.of === 'state'
      ? sql`array(select c.id from users c where c.client_id = ${clientId} and c.manager_id = u.id)`
      : sql`'{}'::uuid[]`
  const { rows } = await sql<Target>`select u.id, u.license_type, u.active, u.deleted_at, u.owns_client, u.path,
      u.manager_id, u.details, u.last_seen_at, ${hasTag} as has_tag, ${deepest} as deepest, ${children} as children
    from users u where u.client_id = ${clientId} and u.id = any (${idsOf(ids)})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function setLicenses(
  db: UsersDb,
  clientId: string,
  ids: readonly string[],
  license: LicenseType,
): Promise<void> {
  await sql`update users set license_type = ${license} where client_id = ${clientId} and id = any (${idsOf(ids)})`.execute(
    db,
  )
}

export async function setStates(
  db: UsersDb,
  clientId: string,
  ids: readonly string[],
  { state, now }: { readonly state: PersonState; readonly now: Date },
): Promise<void> {
  await sql`update users set active_before_bin = ${state === 'bin' ? sql`active` : sql`null`},
      active = ${state === 'active'}, deleted_at = ${state === 'bin' ? now : null}::timestamptz
    where client_id = ${clientId} and id = any (${idsOf(ids)})`.execute(db)
}

/** @param value '' takes the field away */
export async function setFields(
  db: UsersDb,
  clientId: string,
  ids: readonly string[],
  { name, value }: { readonly name: string; readonly value: string },
): Promise<void> {
  const details =
    value === '' ? sql`details - ${name}::text` : sql`details || jsonb_build_object(${name}::text, ${value}::text)`
  await sql`update users set details = ${details} where client_id = ${clientId} and id = any (${idsOf(ids)})`.execute(
    db,
  )
}

export async function setInvited(db: UsersDb, clientId: string, ids: readonly string[], now: Date): Promise<void> {
  await sql`update users set invited_at = ${now} where client_id = ${clientId} and id = any (${idsOf(ids)})`.execute(db)
}

/**
 * Moves people with their branches. All of them become direct reports of the manager, even if one was below another.
 * @param managerId null for the top
 */
export async function moveUnder(
  db: UsersDb,
  clientId: string,
  ids: readonly string[],
  managerId: string | null,
): Promise<void> {
  await sql`update users u set
      manager_id = case when u.id = n.id then ${managerId}::uuid else u.manager_id end,
      manager_path = nullif(coalesce((select m.path from users m where m.client_id = ${clientId} and m.id = ${managerId}::uuid), ''::bytea)
        || case when u.id = n.id then ''::bytea else uuid_send(n.id) || substring(u.manager_path from length(n.path) + 1) end, ''::bytea)
    from (select distinct on (b.id) b.id as user_id, p.id, p.path
      from users p join users b on b.client_id = ${clientId} and b.path >= p.path and b.path < p.path || ${last}
      where p.client_id = ${clientId} and p.id = any (${idsOf(ids)})
      order by b.id, length(p.path) desc) n
    where u.client_id = ${clientId} and u.id = n.user_id`.execute(db)
}

/** Everyone below these people moves up to the nearest manager who is not among them. */
export async function liftAbove(db: UsersDb, clientId: string, ids: readonly string[]): Promise<void> {
  const gone = sql`array(select uuid_send(g) from unnest(${idsOf(ids)}) g)`
  await sql`update users u set manager_path = k.path,
      manager_id = encode(substring(k.path from length(k.path) - 15), 'hex')::uuid
    from (select b.id, (select nullif(string_agg(substring(b.manager_path from at * 16 + 1 for 16), ''::bytea order by at), ''::bytea)
        from generate_series(0, length(b.manager_path) / 16 - 1) at
        where not substring(b.manager_path from at * 16 + 1 for 16) = any (${gone})) as path
      from (select distinct b.id, b.manager_path from users p
        join users b on b.client_id = ${clientId} and b.path > p.path and b.path < p.path || ${last}
        where p.client_id = ${clientId} and p.id = any (${idsOf(ids)})) b) k
    where u.client_id = ${clientId} and u.id = k.id`.execute(db)
}

/** Returns the people who still have this manager. */
export async function findStillUnder(
  db: UsersDb,
  clientId: string,
  ids: readonly string[],
  managerId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${idsOf(ids)})`)
    .where(sql<boolean>`manager_id is not distinct from ${managerId}::uuid`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function hasPeopleTag(db: UsersDb, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('kind', '=', 'user')
    .executeTakeFirst()
  return row !== undefined
}
