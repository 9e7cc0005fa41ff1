import { isFailingTooLong, waitAfter } from '@deckle/core/webhook/webhook.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { unseal } from '../../../platform/seal.ts'
import { addDelivery, type DeliveryPlace } from '../queue-webhooks.ts'
import {
  claimDelivery,
  type Claimed,
  insertAttempt,
  noteDelivered,
  noteFailing,
  type Outcome,
  storeOutcome,
} from './queries.ts'
import { signedHeaders } from './sign.ts'
import { switchOffWebhook } from './switch-off.ts'

/** Milliseconds that others leave a delivery to the server that attempts it. An attempt takes eight seconds at most. */
const CLAIM = 60_000
/** The receiver wants no more. */
const GONE = 410

/**
 * Attempts a delivery that is due. Receivers may get one twice, with the same `webhook-id`, because a server that dies
 * after sending can't record it.
 *
 * @param isInterrupted the server that attempted it no longer exists
 */
export async function deliver(
  deps: Deps,
  place: DeliveryPlace,
  { isInterrupted = false }: { readonly isInterrupted?: boolean } = {},
): Promise<void> {
  const now = deps.now()
  const until = new Date(now.getTime() + CLAIM)
  const claimed = await claimDelivery(deps.db, place, { now, until, isInterrupted })
  if (!claimed) return
  const outcome = await attempt(deps, place, claimed)
  const { clientId } = place
  await transaction(deps.db, async (trx) => {
    if (!(await storeOutcome(trx, place, outcome)) || !claimed.active) return
    await insertAttempt(trx, place, deps.newId(), outcome)
    if (outcome.state === 'delivered') return noteDelivered(trx, clientId, claimed.webhook_id)
    await noteFailing(trx, clientId, claimed.webhook_id, outcome.tried_at)
    const since = claimed.failing_since ?? outcome.tried_at
    if (outcome.response_code === GONE || isFailingTooLong(since, outcome.tried_at))
      return switchOffWebhook(trx, deps, { clientId, id: claimed.webhook_id, url: claimed.url })
    if (outcome.next_at) await addDelivery(deps, place, { within: trx, runAt: outcome.next_at })
  })
}

async function attempt(deps: Deps, { deliveryId }: DeliveryPlace, claimed: Claimed): Promise<Outcome> {
  const begun = deps.now()
  const failed = { state: 'failed', next_at: null, response_code: null, duration_ms: 0, tried_at: begun } as const
  if (!claimed.active) return { ...failed, error: 'switched_off' }
  const secret = unseal(claimed.secret, deps.secret)
  if (secret === null) return { ...failed, error: 'refused' }
  const at = Math.floor(begun.getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Deckle-Webhooks/1',
    ...signedHeaders({ id: deliveryId, at, body: claimed.body }, secret),
  }
  const result = await deps.webFetch.post(claimed.url, { headers, body: claimed.body })
  const tried_at = deps.now()
  const seen = {
    response_code: typeof result === 'string' ? null : result.status,
    error: typeof result === 'string' ? result : '',
    duration_ms: Math.max(0, tried_at.getTime() - begun.getTime()),
    tried_at,
  }
  if (seen.response_code !== null && seen.response_code >= 200 && seen.response_code < 300)
    return { ...seen, state: 'delivered', next_at: null }
  const wait = seen.response_code === GONE ? null : waitAfter(claimed.tries, Math.random())
  return wait === null
    ? { ...seen, state: 'failed', next_at: null }
    : { ...seen, state: 'waiting', next_at: new Date(tried_at.getTime() + wait) }
}
