import type { Db } from '../../../db/database.ts'
import { reserveEmail } from '../../auth/index.ts'
import { insertUser, type NewUser } from '../queries.ts'

/** Within a transaction. Fails with a unique violation if the address is in use by any client. */
export async function storeUser(trx: Db, user: NewUser): Promise<void> {
  await reserveEmail(trx, user)
  await insertUser(trx, user)
}
