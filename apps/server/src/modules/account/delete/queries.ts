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
