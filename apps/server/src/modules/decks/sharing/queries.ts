import type { ShareLevel } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import { likePattern } from '../../../db/paging/like-pattern.ts'
import type { DecksDb } from '../db.ts'

const name = sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('name')
const byName = sql`lower(u.first_name || ' ' || u.last_name)`

export function findOwner(db: DecksDb, clientId: string, deckId: string) {
  return db
    .selectFrom('decks as d')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'd.client_id').onRef('u.id', '=', 'd.owner_id'))
    .select(['u.id as user_id', 'u.image', 'd.everyone', name])
    .where('d.client_id', '=', clientId)
    .where('d.id', '=', deckId)
    .executeTakeFirstOrThrow()
}

/** By name. */
export function listShares(db: DecksDb, clientId: string, deckId: string) {
  return db
    .selectFrom('deck_shares as s')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 's.client_id').onRef('u.id', '=', 's.user_id'))
    .select(['u.id as user_id', 'u.image', 's.can', name])
    .where('s.client_id', '=', clientId)
    .where('s.deck_id', '=', deckId)
    .orderBy(byName)
    .orderBy('u.id')
    .execute()
}

export interface Shared {
  readonly everyone: ShareLevel | 'none'
  /** By the person's id. */
  readonly people: ReadonlyMap<string, ShareLevel>
}

/** These shares and no others; those that stay keep when and by whom they were given. @returns who has it no more */
export async function replaceShares(
  db: DecksDb,
  { clientId, deckId, by, at }: { clientId: string; deckId: string; by: string; at: Date },
  { everyone, people }: Shared,
): Promise<string[]> {
  const [ids, levels] = [[...people.keys()], [...people.values()]]
  await db
    .updateTable('decks')
    .set({ everyone })
    .where('client_id', '=', clientId)
    .where('id', '=', deckId)
    .where('everyone', '<>', everyone)
    .execute()
  const removed = await db
    .deleteFrom('deck_shares')
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .where('user_id', '<>', sql<string>`all(${ids}::uuid[])`)
    .returning('user_id')
    .execute()
  await sql`insert into deck_shares (client_id, deck_id, user_id, can, shared_by, shared_at)
    select ${clientId}::uuid, ${deckId}::uuid, id, can, ${by}::uuid, ${at}::timestamptz from unnest(${ids}::uuid[], ${levels}::text[]) as given (id, can)
    on conflict (client_id, deck_id, user_id) do update set can = excluded.can where deck_shares.can <> excluded.can`.execute(
    db,
  )
  return removed.map(({ user_id }) => user_id)
}

/** Licences that can do something with a shared deck. */
const creators = ['Creator', 'Manager', 'Admin', 'Superadmin'] as const

/** Of the ids, the people that a deck can be shared with, or is already: whether it is. */
export async function findSharers(
  db: DecksDb,
  clientId: string,
  deckId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('deck_shares as s', (join) =>
      join.onRef('s.client_id', '=', 'u.client_id').onRef('s.user_id', '=', 'u.id').on('s.deck_id', '=', deckId),
    )
    .select(['u.id', sql<boolean>`s.user_id is not null`.as('has')])
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`(s.user_id is not null or (u.active and u.license_type = any(${creators})))`)
    .execute()
  return new Map(rows.map(({ id, has }) => [id, has]))
}

export function listSharers(
  db: DecksDb,
  { clientId, ownerId, search, limit }: { clientId: string; ownerId: string; search: string; limit: number },
) {
  return db
    .selectFrom('users as u')
    .select(['u.id as user_id', 'u.image', name])
    .where('u.client_id', '=', clientId)
    .where('u.active', '=', true)
    .where('u.license_type', 'in', creators)
    .where('u.id', '<>', ownerId)
    .$if(search !== '', (query) =>
      // The first condition is there for its index; the e-mail is not searched.
      query
        .where(sql<boolean>`lower(u.first_name || ' ' || u.last_name || ' ' || u.email) like ${likePattern(search)}`)
        .where(sql<boolean>`${byName} like ${likePattern(search)}`),
    )
    .orderBy(byName)
    .orderBy('u.id')
    .limit(limit)
    .execute()
}
