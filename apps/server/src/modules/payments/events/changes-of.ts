import { isOrder, type Paid, type PaymentEvent } from '@deckle/core/payment/purchase.ts'
import type { GatewayEvent, GatewayPayment } from '../../../platform/payment/gateway-event.ts'
import type { PurchaseRow } from '../queries.ts'
import { termsOf, totalOf } from './terms.ts'

/** What an event changes in a purchase, besides refunds. */
export function changesOf(event: GatewayEvent, purchase: PurchaseRow): readonly PaymentEvent[] {
  const { payment, subscription } = event
  const { plan } = termsOf(purchase, subscription?.plan ?? '')
  switch (event.event) {
    case 'order.paid':
    case 'payment.captured':
    case 'subscription.charged': {
      const paid = payment && paidOf(event, payment, purchase)
      return paid ? [{ kind: 'paid', payment: payment.id, plan, paid }] : []
    }
    case 'payment.failed':
      return payment ? [{ kind: 'failed', payment: payment.id, plan, at: payment.at.getTime() }] : []
    case 'subscription.pending':
    case 'subscription.halted':
      return [{ kind: 'failed', payment: null, plan, at: event.at.getTime() }]
    case 'subscription.cancelled':
    case 'subscription.completed':
      return [{ kind: 'ended', at: event.at.getTime() }]
    default:
      return []
  }
}

/** Null where it is not what was agreed, or says no period. */
function paidOf({ subscription }: GatewayEvent, payment: GatewayPayment, purchase: PurchaseRow): Paid | null {
  const wanted = totalOf(termsOf(purchase, subscription?.plan ?? ''))
  if (payment.amount !== wanted || payment.currency !== purchase.currency) return null
  const paid = { at: payment.at.getTime(), amount: payment.amount, by: 'gateway' as const }
  if (isOrder(purchase)) return { ...paid, from: null, to: null }
  if (!subscription?.from || !subscription.to) return null
  return { ...paid, from: subscription.from.getTime(), to: subscription.to.getTime() }
}

/** The gateway's ids by which a purchase is found, the surest first. */
export const referencesOf = ({ subscription, order, payment, refund }: GatewayEvent): readonly string[] =>
  [subscription?.id, order, payment?.id, refund?.payment].filter((one) => one != null)
