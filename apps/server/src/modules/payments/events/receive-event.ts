import { createHash } from 'node:crypto'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type GatewayEvent, readGatewayEvent } from '../../../platform/payment/gateway-event.ts'
import { applyBilling } from '../apply/apply-billing.ts'
import { announceBilling } from '../apply/announce-billing.ts'
import { lockClient } from '../../clients/index.ts'
import {
  findPurchase,
  findReference,
  insertEvent,
  insertWaitingEvent,
  listPayments,
  takeWaitingEvents,
  type PurchaseRow,
} from '../queries.ts'
import { changesOf, referencesOf } from './changes-of.ts'
import { storeChange } from './store-change.ts'
import { storeRefund } from './store-refund.ts'

/** The gateway's id of an event; without one, what it says. */
export const eventIdOf = (header: string | undefined, body: Buffer): string =>
  header !== undefined && /^[\w.-]{1,200}$/.test(header) ? header : createHash('sha256').update(body).digest('hex')

/**
 * Stores an event that is signed, once, with all that follows from it. One of a payment that nothing is known of waits
 * until something is; what is not ours is ignored.
 */
export async function receiveEvent(deps: Deps, id: string, body: unknown): Promise<void> {
  const event = readGatewayEvent(body)
  if (!event) return deps.log.warn({ event: id }, 'An event of the payment gateway has another shape.')
  const place = await placeOf(deps.db, event)
  if (!place) return waitForPayment(deps, id, event)
  const outcome = await transaction(deps.db, async (trx) => {
    await lockClient(trx, place.client_id)
    const purchase = await findPurchase(trx, { clientId: place.client_id, id: place.purchase_id })
    if (purchase?.gateway !== deps.payments.name) return null
    if (event.refund && !(await isKnown(trx, purchase, event.refund.payment))) {
      await insertWaitingEvent(trx, waitingRow(deps, id, event))
      return null
    }
    if (!(await insertEvent(trx, eventRow(deps, purchase, { id, event })))) return null
    await storeEvent(trx, deps, purchase, event)
    return applyBilling(trx, deps, purchase.client_id)
  })
  if (outcome) await announceBilling(deps, place.client_id, outcome)
}

const eventRow = (
  { now }: Pick<Deps, 'now'>,
  { client_id }: PurchaseRow,
  { id, event }: { readonly id: string; readonly event: GatewayEvent },
) => ({ client_id, event_id: id, event: event.event, at: now() })

async function placeOf(db: Db, event: GatewayEvent) {
  for (const reference of referencesOf(event)) {
    const place = await findReference(db, reference)
    if (place) return place
  }
  return undefined
}

async function storeEvent(trx: Db, deps: Deps, purchase: PurchaseRow, event: GatewayEvent): Promise<void> {
  const { payment, refund } = event
  const changes = changesOf(event, purchase)
  if (changes.length === 0 && payment && /captured|charged|paid/.test(event.event))
    deps.log.error({ payment: payment.id, purchase: purchase.id }, 'A payment is not what was agreed; it is ignored.')
  for (const change of changes)
    if (change.kind !== 'refunded') await storeChange(trx, deps, purchase, { change, reason: payment?.reason ?? '' })
  if (refund) await storeRefund(trx, deps, purchase.client_id, refund)
  if (payment) await storeWaiting(trx, deps, purchase, payment.id)
}

/** Stores what has waited for a payment that is known now. */
export async function storeWaiting(trx: Db, deps: Deps, purchase: PurchaseRow, payment: string): Promise<void> {
  for (const { event_id: id, body } of await takeWaitingEvents(trx, payment)) {
    const event = readGatewayEvent(JSON.parse(body))
    if (!event || !(await insertEvent(trx, eventRow(deps, purchase, { id, event })))) continue
    for (const change of changesOf(event, purchase))
      if (change.kind !== 'refunded') await storeChange(trx, deps, purchase, { change })
    if (event.refund) await storeRefund(trx, deps, purchase.client_id, event.refund)
  }
}

const isKnown = async (trx: Db, { client_id }: PurchaseRow, payment: string): Promise<boolean> =>
  (await listPayments(trx, client_id)).some(({ gateway_id }) => gateway_id === payment)

/** Refunds may come before their payment. The payment may have come meanwhile. */
async function waitForPayment(deps: Deps, id: string, event: GatewayEvent): Promise<void> {
  if (!event.refund) return
  await insertWaitingEvent(deps.db, waitingRow(deps, id, event))
  const place = await placeOf(deps.db, event)
  if (!place) return
  const outcome = await transaction(deps.db, async (trx) => {
    await lockClient(trx, place.client_id)
    const purchase = await findPurchase(trx, { clientId: place.client_id, id: place.purchase_id })
    if (!purchase || !event.refund) return null
    await storeWaiting(trx, deps, purchase, event.refund.payment)
    return applyBilling(trx, deps, purchase.client_id)
  })
  if (outcome) await announceBilling(deps, place.client_id, outcome)
}

/** Without what it says of the payer. */
function waitingRow({ now }: Pick<Deps, 'now'>, id: string, event: GatewayEvent) {
  const { payment, refund } = event
  const reference = refund?.payment ?? ''
  const entities = {
    ...(payment && { payment: { entity: { ...payment, order_id: payment.order, created_at: unix(payment.at) } } }),
    ...(refund && { refund: { entity: { ...refund, payment_id: refund.payment, receipt: refund.reference } } }),
  }
  const body = JSON.stringify({ event: event.event, created_at: unix(event.at), payload: entities })
  return { event_id: id, reference, body, at: now() }
}

const unix = (moment: Date): number => Math.floor(moment.getTime() / 1000)
