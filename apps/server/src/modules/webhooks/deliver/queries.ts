import type { DeliveryState } from '@deckle/core/webhook/webhook.ts'
import { sql } from 'kysely'
import type { WebhooksDb } from '../queries.ts'
import type { DeliveryPlace } from '../queue-webhooks.ts'

export interface Claimed {
  readonly webhook_id: string
  readonly event: string
  readonly body: string
  /** With this one. */
  readonly tries: number
  readonly url: string
  /** Sealed. */
  readonly secret: string
  readonly active: boolean
  readonly failing_since: Date | null
}

/**
 * One of several concurrent servers gets the delivery. Unless it stores the outcome, another may attempt it after `until`,
 * or earlier if it knows that the attempt was interrupted.
 */
export async function claimDelivery(
  db: WebhooksDb,
  { clientId, deliveryId }: DeliveryPlace,
  { now, until, isInterrupted }: { readonly now: Date; readonly until: Date; readonly isInterrupted: boolean },
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`update webhook_deliveries d set tries = d.tries + 1, next_at = ${until}
    from webhooks w
    where d.client_id = ${clientId} and d.id = ${deliveryId} and d.state = 'waiting' and (d.next_at <= ${now} or ${isInterrupted})
      and w.client_id = ${clientId} and w.id = d.webhook_id
    returning d.webhook_id, d.event, d.body, d.tries, w.url, w.secret, w.active, w.failing_since`.execute(db)
  return rows[0]
}

export interface Outcome {
  readonly state: DeliveryState
  readonly next_at: Date | null
  readonly response_code: number | null
  readonly error: string
  readonly duration_ms: number
  readonly tried_at: Date
}

/** False where the delivery is gone: its webhook was deleted meanwhile. */
export async function storeOutcome(
  db: WebhooksDb,
  { clientId, deliveryId }: DeliveryPlace,
  outcome: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(outcome)
    .where('client_id', '=', clientId)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertAttempt(
  db: WebhooksDb,
  { clientId, deliveryId }: DeliveryPlace,
  id: string,
  { response_code, error, duration_ms, tried_at }: Outcome,
): Promise<void> {
  await db
    .insertInto('webhook_attempts')
    .values({ client_id: clientId, id, delivery_id: deliveryId, response_code, error, duration_ms, at: tried_at })
    .execute()
}

/** Sets since when it fails, unless that is known. */
export async function noteFailing(db: WebhooksDb, clientId: string, id: string, now: Date): Promise<void> {
  await sql`update webhooks set failing_since = ${now}
    where client_id = ${clientId} and id = ${id} and failing_since is null`.execute(db)
}

export async function noteDelivered(db: WebhooksDb, clientId: string, id: string): Promise<void> {
  await sql`update webhooks set failing_since = null
    where client_id = ${clientId} and id = ${id} and failing_since is not null`.execute(db)
}

/** False where it was switched off already. */
export async function switchOff(db: WebhooksDb, clientId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    id: string
  }>`update webhooks set active = false, disabled_at = ${now}, updated_at = ${now}
    where client_id = ${clientId} and id = ${id} and active returning id`.execute(db)
  return rows.length > 0
}

/** Of all clients, the longest due first. */
export async function listDue(db: WebhooksDb, before: Date, limit: number): Promise<readonly DeliveryPlace[]> {
  const { rows } = await sql<DeliveryPlace>`select client_id as "clientId", id as "deliveryId" from webhook_deliveries
    where next_at <= ${before} order by next_at limit ${limit}`.execute(db)
  return rows
}

export async function removeDeliveriesBefore(db: WebhooksDb, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}
