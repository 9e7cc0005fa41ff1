import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { listAdmins } from '../../licences/index.ts'
import { type Notification, sendNotification } from '../../notifications/index.ts'

/** The owner and the Admins of a client, in the transaction of what they are notified of. */
export async function notifyPayers(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  clientId: string,
  words: NonNullable<Notification['words']>,
): Promise<void> {
  await sendNotification(trx, deps, await listAdmins(trx, clientId), {
    clientId,
    type: 'billing',
    words,
    link: '/billing',
  })
}
