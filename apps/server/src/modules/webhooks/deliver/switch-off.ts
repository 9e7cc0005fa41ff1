import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { listAdmins } from '../../licences/index.ts'
import { sendNotification } from '../../notifications/index.ts'
import { switchOff } from './queries.ts'

/** Once: whoever may switch it on again is notified. */
export async function switchOffWebhook(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { clientId, id, url }: { readonly clientId: string; readonly id: string; readonly url: string },
): Promise<void> {
  if (!(await switchOff(trx, clientId, id, deps.now()))) return
  await sendNotification(trx, deps, await listAdmins(trx, clientId), {
    clientId,
    type: 'system',
    words: { key: 'webhook_off', values: { url } },
    link: `/account?tab=webhooks&hook=${id}`,
    email: 'at_once',
  })
}
