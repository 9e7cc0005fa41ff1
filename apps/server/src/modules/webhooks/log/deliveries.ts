import type { WebhookDelivery, webhooks } from '@deckle/contract/webhooks.ts'
import type { DeliveryState } from '@deckle/core/webhook/webhook.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { addDelivery } from '../queue-webhooks.ts'
import { requireWebhook } from '../require-webhook.ts'
import {
  type DeliveryRecord,
  findDelivery,
  listAttempts,
  listDeliveries as listRows,
  restartDelivery,
} from './queries.ts'

export const listDeliveries: Handler<typeof webhooks.deliveries> = async ({ deps, actor, params: { id }, query }) => {
  const webhook = await requireWebhook(deps.db, actor, id)
  const { rows, ...page } = await listRows(deps.db, { clientId: actor.clientId, id: webhook.id }, query)
  return { deliveries: rows.map(presentDelivery), ...page }
}

export const showDelivery: Handler<typeof webhooks.delivery> = async ({ deps, actor, params }) => {
  const { body, ...delivery } = await requireDelivery(deps.db, actor, params)
  const attempts = await listAttempts(deps.db, actor.clientId, delivery.id)
  return {
    delivery: presentDelivery(delivery),
    body,
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  }
}

/** With the same id, by which receivers that have it already know it. */
export const replayDelivery: Handler<typeof webhooks.replay> = ({ deps, actor, params }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    const { active } = await requireWebhook(trx, actor, params.id)
    const { id } = await requireDelivery(trx, actor, params)
    if (!active) throw refuse('rule_broken', 'webhook.switched_off')
    await restartDelivery(trx, { clientId, id }, deps.now())
    await addDelivery(deps, { clientId, deliveryId: id }, { within: trx })
    return { delivery: presentDelivery(await requireDelivery(trx, actor, params)) }
  })

async function requireDelivery(
  db: Db,
  actor: SignedIn,
  { id, delivery_id }: { readonly id: string; readonly delivery_id: string },
) {
  const webhook = await requireWebhook(db, actor, id)
  const delivery = await findDelivery(db, { clientId: actor.clientId, id: webhook.id }, delivery_id)
  if (!delivery) throw refuse('not_found')
  return delivery
}

const presentDelivery = (row: DeliveryRecord): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  state: row.state as DeliveryState,
  tries: row.tries,
  next_at: row.next_at?.toISOString() ?? null,
  response_code: row.response_code,
  error: row.error,
  duration_ms: row.duration_ms,
  tried_at: row.tried_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})
