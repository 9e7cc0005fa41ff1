import type { ShareLevel } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import { likePattern } from '../../../db/paging/like-pattern.ts'
import type { DecksDb } from '../queries.ts'

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

export interface NewShares {
  readonly everyone: ShareLevel | 'none'
  /** By the person's id. */
  readonly people: ReadonlyMap<string, ShareLevel>
}

/** Replaces all shares; an unchanged one keeps its time and author. @returns whose share was removed */
export async function replaceShares(
  db: DecksDb,
  { clientId, deckId, by, at }: { clientId: string; deckId: string; by: string; at: Date },
  { everyone, people }: NewShares,
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
    select ${clientId}::uuid, ${deckId}::uuid, id, can, ${by}::uuid, ${at}::timestamptz from unnest(${ids}::uuid[], ${levels}::text[]) as share (id, can)
    on conflict (client_id, deck_id, user_id) do update set can = excluded.can where deck_shares.can <> excluded.can`.execute(
    db,
  )
  return removed.map(({ user_id }) => user_id)
}

/** Licences with access to shared decks. */
const licences = ['Creator', 'Manager', 'Admin', 'Superadmin'] as const

/** Those of the ids that the deck can be shared with or is shared with already, and whether it is. */
export async function findShareable(
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
    .select(['u.id', sql<boolean>`s.user_id is not null`.as('is_shared')])
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`(s.user_id is not null or (u.active and u.license_type = any(${licences})))`)
    .execute()
  return new Map(rows.map(({ id, is_shared }) => [id, is_shared]))
}

export function listShareable(
  db: DecksDb,
  { clientId, ownerId, search, limit }: { clientId: string; ownerId: string; search: string; limit: number },
) {
  return db
    .selectFrom('users as u')
    .select(['u.id as user_id', 'u.image', name])
    .where('u.client_id', '=', clientId)
    .where('u.active', '=', true)
    .where('u.license_type', 'in', licences)
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
