import type { payments } from '@deckle/contract/payments.ts'
import { periodEnd } from '@deckle/core/payment/period.ts'
import { firstPaidAt, isFailing, isOrder, latestPayment, type Purchase } from '@deckle/core/payment/purchase.ts'
import { pricedPlans, type PriceId } from '@deckle/core/plan/price.ts'
import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { gatewayEventBody, type SentEvent } from '../../../platform/payment/gateway-event-body.ts'
import { refuse } from '../../../refusal.ts'
import { currentTerms, totalOf } from '../events/terms.ts'
import { loadBilling, purchaseOf } from '../load-billing.ts'
import { findPurchaseByReference, type PurchaseRow } from '../queries.ts'
import { emitSandboxEvent } from './sandbox-events.ts'

/** Milliseconds after which what was refused is captured after all. */
const LATE = 60_000
/** Events come a moment after the browser's answer, as a gateway's do. */
const SOON = 1500

export const sandboxPay: Handler<typeof payments.sandboxPay> = async ({ deps, actor, body: { id, outcome } }) => {
  const { sandbox } = deps.payments
  const purchase = sandbox && (await findPurchaseByReference(deps.db, actor.clientId, id))
  if (!purchase || purchase.gateway !== 'sandbox') throw refuse('not_found')
  const known = purchaseOf(purchase, await loadBilling(deps.db, actor.clientId))
  const period = requirePayable(deps, purchase, known)
  const presentPlan = latestPayment(known)?.plan ?? purchase.plan
  const paying = { purchase, presentPlan, period, payment: newPaymentId() }
  if (outcome === 'failed' || outcome === 'late') await emit(deps, paying, false, SOON)
  if (outcome !== 'failed') await emit(deps, paying, true, outcome === 'late' ? LATE : SOON)
  if (outcome !== 'paid') return { order: null, subscription: null }
  const { payment } = paying
  return isOrder(purchase)
    ? {
        order: {
          razorpay_order_id: id,
          razorpay_payment_id: payment,
          razorpay_signature: sandbox.signOrder(id, payment),
        },
        subscription: null,
      }
    : {
        order: null,
        subscription: {
          razorpay_subscription_id: id,
          razorpay_payment_id: payment,
          razorpay_signature: sandbox.signSubscription(id, payment),
        },
      }
}

export const newPaymentId = (): string => `pay_sandbox${randomBytes(8).toString('hex')}`

interface Paying {
  readonly purchase: PurchaseRow
  readonly presentPlan: PriceId
  /** Null for what is bought once. */
  readonly period: { readonly from: Date; readonly to: Date } | null
  readonly payment: string
}

/** What is paid already, or over, takes no payment. A renewal that failed does. */
function requirePayable({ now }: Pick<Deps, 'now'>, purchase: PurchaseRow, known: Purchase): Paying['period'] {
  const isPaid = firstPaidAt(known) !== null
  if (purchase.ended_at !== null || purchase.replaced_at !== null) throw refuse('conflict')
  if (isOrder(purchase)) {
    if (isPaid) throw refuse('conflict')
    return null
  }
  const end = latestPayment(known)?.paid.to ?? null
  if (isPaid && (end === null || (end > now().getTime() && !isFailing(known)))) throw refuse('conflict')
  const from = end === null ? now() : new Date(end)
  const first = new Date(firstPaidAt(known) ?? from)
  return { from, to: periodEnd(from, pricedPlans[purchase.plan].period === 'year' ? 'year' : 'month', first) }
}

function emit(
  deps: Deps,
  { purchase, presentPlan, period, payment }: Paying,
  isPaid: boolean,
  after: number,
): Promise<void> {
  const { gateway_id, currency } = purchase
  const [plan, terms] = currentTerms(purchase, presentPlan)
  const at = new Date(deps.now().getTime() + (after === LATE ? LATE : 0))
  const paid = { id: payment, amount: totalOf(terms), currency }
  const event: SentEvent =
    period === null
      ? { event: isPaid ? 'payment.captured' : 'payment.failed', at, order: gateway_id, payment: paid }
      : {
          event: isPaid ? 'subscription.charged' : 'subscription.pending',
          at,
          subscription: { id: gateway_id, plan, ...period },
          payment: paid,
        }
  return emitSandboxEvent(deps, { id: `evt_sandbox${deps.newId()}`, body: gatewayEventBody(event), after })
}
