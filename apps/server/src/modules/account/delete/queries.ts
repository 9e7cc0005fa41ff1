import type { DbOf } from '../../../db/database.ts'
import type { LeavingPeople } from '../../users/tables.ts'

type LeavingDb = DbOf<object, unknown, LeavingPeople>

interface Person {
  readonly clientId: string
  readonly userId: string
}

export function findLeaving(db: LeavingDb, { clientId, userId }: Person) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'client_id',
      'email',
      'first_name',
      'license_type',
      'owns_client',
      'active',
      'language',
      'delete_at',
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function setDeleteAt(db: LeavingDb, { clientId, userId }: Person, delete_at: Date): Promise<void> {
  await db.updateTable('users').set({ delete_at }).where('client_id', '=', clientId).where('id', '=', userId).execute()
}

/** Of all clients. */
export function listDue(db: LeavingDb, now: Date) {
  return db
    .selectFrom('users')
    .select(['client_id as clientId', 'id as userId'])
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .execute()
}

/** False where it was cancelled in the meantime. */
export async function putIntoBin(db: LeavingDb, { clientId, userId }: Person, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ active: false, deleted_at: now, delete_at: null })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .where('delete_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
