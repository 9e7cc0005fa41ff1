import { sql } from 'kysely'
import type { UsersDb } from '../queries.ts'

/** A person who is moved to the bin or erased. */
export interface Leaving {
  readonly id: string
  /** Null without an active manager who stays. */
  readonly manager_id: string | null
  /** Media ids, or `''`. */
  readonly pictures: readonly string[]
}

export async function listLeaving(db: UsersDb, clientId: string, ids: readonly string[]): Promise<Leaving[]> {
  const { rows } = await sql<Leaving>`
    select u.id, m.id as manager_id, array[u.image, coalesce(u.profile ->> 'logo', '')] as pictures
    from users u
    left join users m on m.client_id = ${clientId} and m.id = u.manager_id and m.active and m.id != all (${ids}::uuid[])
    where u.client_id = ${clientId} and u.id = any (${ids}::uuid[])`.execute(db)
  return rows
}

/** People of all clients, longest in the bin first. */
export function listUsersInBin(db: UsersDb, before: Date, limit: number) {
  return db
    .selectFrom('users')
    .select(['client_id', 'id'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
}

/** People of all clients whose deletion of their own account is due, longest overdue first. */
export function listUsersWhoLeft(db: UsersDb, now: Date, limit: number) {
  return db
    .selectFrom('users')
    .select(['client_id', 'id'])
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .limit(limit)
    .execute()
}

export async function deleteUserRow(db: UsersDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('users').where('client_id', '=', clientId).where('id', '=', id).execute()
}
