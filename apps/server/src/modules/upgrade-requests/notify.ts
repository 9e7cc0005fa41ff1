import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { NotificationKey } from '../../words/catalogue.ts'
import { sendNotification } from '../notifications/index.ts'
import { listAdmins, listSuperadmins, type RequestRow } from './queries.ts'

type NotifiedRequest = Pick<RequestRow, 'client_id' | 'user_id' | 'name' | 'client' | 'plan'>

/** Sent in the transaction of the request or the answer. */
interface Notice {
  readonly trx: Db
  readonly deps: Pick<Deps, 'newId' | 'now'>
  readonly request: NotifiedRequest
  readonly text: string
  readonly actorId: string
}

const PLAN_TAB = '/account?tab=plan'

interface Audience {
  readonly clientId: string
  readonly userIds: readonly string[]
  readonly link: string
}

export function notifyRequester(notice: Notice, key: NotificationKey): Promise<void> {
  const { client_id: clientId, user_id } = notice.request
  return send(notice, key, { clientId, userIds: [user_id], link: PLAN_TAB })
}

/** Notifies the Admins and the owner, except the requester and the person who answered. */
export async function notifyAdmins(notice: Notice, key: NotificationKey): Promise<void> {
  const { trx, request, actorId } = notice
  const userIds = (await listAdmins(trx, request.client_id, request.user_id)).filter((id) => id !== actorId)
  await send(notice, key, { clientId: request.client_id, userIds, link: PLAN_TAB })
}

export async function notifySuperadmins(notice: Notice, key: NotificationKey): Promise<void> {
  for (const { id, client_id: clientId } of await listSuperadmins(notice.trx))
    if (id !== notice.request.user_id) await send(notice, key, { clientId, userIds: [id], link: '/admin?tab=requests' })
}

async function send(
  { trx, deps, request, text, actorId }: Notice,
  key: NotificationKey,
  { clientId, userIds, link }: Audience,
): Promise<void> {
  const { name, client, plan } = request
  const words = { key, values: { name, client, plan, text } }
  // Recipients see an actor's name only within their own client.
  const actor = clientId === request.client_id ? { actorId } : {}
  await sendNotification(trx, deps, userIds, { clientId, type: 'upgrade_request', words, link, ...actor })
}
