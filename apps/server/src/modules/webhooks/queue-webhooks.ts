import type { WebhookEvent } from '@deckle/core/webhook/webhook.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertDeliveries, listReceivers } from './queries.ts'

/** The task that sends a delivery. */
export const DELIVER_TASK = 'webhooks.deliver'

export interface DeliveryPlace {
  readonly clientId: string
  readonly deliveryId: string
}

export const addDelivery = (
  { jobs }: Pick<Deps, 'jobs'>,
  place: DeliveryPlace,
  { within, runAt }: { readonly within?: Db; readonly runAt?: Date } = {},
): Promise<void> =>
  jobs.add(DELIVER_TASK, place, {
    jobKey: `webhook ${place.deliveryId}`,
    maxAttempts: 1,
    ...(within && { within }),
    ...(runAt && { runAt }),
  })

/** Whether an active webhook of the client wants the event. */
export const hasWebhooks = async (db: Db, clientId: string, event: WebhookEvent): Promise<boolean> =>
  (await listReceivers(db, clientId, event)).length > 0

/**
 * The outbox: stores a delivery of each thing for each webhook that wants the event, in the caller's transaction, and
 * queues it.
 */
export async function queueWebhooks(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now' | 'jobs'>,
  { clientId, event }: { readonly clientId: string; readonly event: WebhookEvent },
  things: readonly object[],
): Promise<void> {
  const [receivers, now] = [await listReceivers(trx, clientId, event), deps.now()]
  const deliveries = receivers.flatMap(({ id: webhook_id }) =>
    things.map((data) => ({
      client_id: clientId,
      id: deps.newId(),
      webhook_id,
      event,
      body: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
      next_at: now,
      created_at: now,
    })),
  )
  await insertDeliveries(trx, deliveries)
  for (const { id: deliveryId } of deliveries) await addDelivery(deps, { clientId, deliveryId }, { within: trx })
}
