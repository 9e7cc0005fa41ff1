import type { Db } from '../../db/database.ts'

export async function setSecondFactorSince(db: Db, clientId: string, userId: string, since: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ second_factor_at: since })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
}
