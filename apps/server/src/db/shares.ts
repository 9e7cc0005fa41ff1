import type { ShareLevel } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { personNameHasText } from './person-text.ts'
import { type SharedKind, sharedKinds } from './reach.ts'

// Shares of decks, courses and articles, which have tables of the same shape.

/** What is shared. */
export interface SharedThing {
  readonly kind: SharedKind
  readonly clientId: string
  readonly id: string
}

interface Sharer {
  readonly user_id: string
  readonly image: string
  readonly name: string
}

const nameOf = sql.raw(`btrim(u.first_name || ' ' || u.last_name)`)
const byName = sql.raw(`lower(u.first_name || ' ' || u.last_name)`)

const tableOf = ({ kind }: SharedThing) => sql.table(sharedKinds[kind].table)
const sharesOf = ({ kind }: SharedThing) => sql.table(sharedKinds[kind].shares)
const keyOf = ({ kind }: SharedThing) => sql.ref(sharedKinds[kind].key)

export async function findOwner(db: Db, thing: SharedThing) {
  const { rows } = await sql<Sharer & { everyone: ShareLevel | 'none' }>`
    select u.id as user_id, u.image, d.everyone, ${nameOf} as name
    from ${tableOf(thing)} d join users u on u.client_id = d.client_id and u.id = d.owner_id
    where d.client_id = ${thing.clientId} and d.id = ${thing.id}`.execute(db)
  const [owner] = rows
  if (!owner) throw new Error(`There is no ${thing.kind} ${thing.id}.`)
  return owner
}

/** By name. */
export async function listShares(db: Db, thing: SharedThing) {
  const { rows } = await sql<Sharer & { can: ShareLevel }>`
    select u.id as user_id, u.image, s.can, ${nameOf} as name
    from ${sharesOf(thing)} s join users u on u.client_id = s.client_id and u.id = s.user_id
    where s.client_id = ${thing.clientId} and s.${keyOf(thing)} = ${thing.id}
    order by ${byName}, u.id`.execute(db)
  return rows
}

interface NewShares {
  readonly everyone: ShareLevel | 'none'
  /** By the person's id. */
  readonly people: ReadonlyMap<string, ShareLevel>
}

/** Replaces all shares; an unchanged one keeps its time and author. @returns whose share was removed */
export async function replaceShares(
  db: Db,
  thing: SharedThing,
  { everyone, people }: NewShares,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<string[]> {
  const [ids, levels] = [[...people.keys()], [...people.values()]]
  const { clientId, id } = thing
  await sql`update ${tableOf(thing)} set everyone = ${everyone}
    where client_id = ${clientId} and id = ${id} and everyone <> ${everyone}`.execute(db)
  const { rows: removed } = await sql<{ user_id: string }>`delete from ${sharesOf(thing)}
    where client_id = ${clientId} and ${keyOf(thing)} = ${id} and user_id <> all(${ids}::uuid[]) returning user_id`.execute(
    db,
  )
  await sql`insert into ${sharesOf(thing)} as shared (client_id, ${keyOf(thing)}, user_id, can, shared_by, shared_at)
    select ${clientId}::uuid, ${id}::uuid, id, can, ${by}::uuid, ${at}::timestamptz from unnest(${ids}::uuid[], ${levels}::text[]) as share (id, can)
    on conflict (client_id, ${keyOf(thing)}, user_id) do update set can = excluded.can where shared.can <> excluded.can`.execute(
    db,
  )
  return removed.map(({ user_id }) => user_id)
}

/** Licences with access to what is shared. */
const licences = ['Creator', 'Manager', 'Admin', 'Superadmin'] as const

/** Those of the ids that the thing can be shared with or is shared with already, and whether it is. */
export async function findShareable(
  db: Db,
  thing: SharedThing,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ id: string; is_shared: boolean }>`
    select u.id, s.user_id is not null as is_shared
    from users u left join ${sharesOf(thing)} s
      on s.client_id = u.client_id and s.user_id = u.id and s.${keyOf(thing)} = ${thing.id}
    where u.client_id = ${thing.clientId} and u.id = any(${ids}::uuid[])
      and (s.user_id is not null or (u.active and u.license_type = any(${licences})))`.execute(db)
  return new Map(rows.map(({ id, is_shared }) => [id, is_shared]))
}

export async function listShareable(
  db: Db,
  { clientId, ownerId, search, limit }: { clientId: string; ownerId: string; search: string; limit: number },
): Promise<readonly Sharer[]> {
  const found = search === '' ? sql`true` : personNameHasText(search, 'u')
  const { rows } = await sql<Sharer>`select u.id as user_id, u.image, ${nameOf} as name from users u
    where u.client_id = ${clientId} and u.active and u.license_type = any(${licences}) and u.id <> ${ownerId} and ${found}
    order by ${byName}, u.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Transfers decks, courses or articles, including those in the bin, and deletes the new owner's share of each. Returns their number.
 * @param heirs new owners by former owner
 */
export async function handOverShared(
  db: Db,
  kind: SharedKind,
  clientId: string,
  heirs: ReadonlyMap<string, string>,
): Promise<number> {
  const { table, shares, key } = sharedKinds[kind]
  const { rows } = await sql<{ count: number }>`
    with moved as (
      update ${sql.table(table)} d set owner_id = h.heir, handed_over = true
      from unnest(${[...heirs.keys()]}::uuid[], ${[...heirs.values()]}::uuid[]) as h (owner, heir)
      where d.client_id = ${clientId} and d.owner_id = h.owner
      returning d.id, d.owner_id
    ), unshared as (
      delete from ${sql.table(shares)} s using moved m
      where s.client_id = ${clientId} and s.${sql.ref(key)} = m.id and s.user_id = m.owner_id
    )
    select count(*) as count from moved`.execute(db)
  return rows[0]?.count ?? 0
}
