import type { DeliveryState } from '@deckle/core/webhook/webhook.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { WebhooksDb, Wanted } from '../queries.ts'

const columns = [
  'id',
  'event',
  'state',
  'tries',
  'next_at',
  'response_code',
  'error',
  'duration_ms',
  'tried_at',
  'created_at',
] as const

const deliveriesOf = (db: WebhooksDb, { clientId, id }: Wanted) =>
  db.selectFrom('webhook_deliveries').select(columns).where('client_id', '=', clientId).where('webhook_id', '=', id)

export type DeliveryRecord = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number]

export const listDeliveries = (
  db: WebhooksDb,
  webhook: Wanted,
  { state, ...page }: PageRequest & { readonly state?: DeliveryState | undefined },
) =>
  readPage(
    deliveriesOf(db, webhook).$if(state !== undefined, (found) => found.where('state', '=', state as DeliveryState)),
    newestFirst('created_at', 'id'),
    page,
  )

export const findDelivery = (db: WebhooksDb, webhook: Wanted, deliveryId: string) =>
  deliveriesOf(db, webhook).select('body').where('id', '=', deliveryId).executeTakeFirst()

/** Oldest first. */
export const listAttempts = (db: WebhooksDb, clientId: string, deliveryId: string) =>
  db
    .selectFrom('webhook_attempts')
    .select(['id', 'response_code', 'error', 'duration_ms', 'at'])
    .where('client_id', '=', clientId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Waits for its first attempt again. */
export async function restartDelivery(db: WebhooksDb, { clientId, id }: Wanted, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, next_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
