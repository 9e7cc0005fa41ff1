import { pricedPlans, type PriceId } from '../plan/price.ts'
import { GRACE_DAYS } from './billing.ts'

/** All moments are milliseconds since 1970, all amounts in the minor unit. */
export interface Payment {
  /** The gateway's. */
  readonly id: string
  readonly plan: PriceId
  readonly paid: Paid | null
  readonly failedAt: number | null
  /** Refunds that were made, by the gateway's id or ours. */
  readonly refunds: Readonly<Record<string, number>>
}

export interface Paid {
  readonly at: number
  readonly amount: number
  /** Of the period that was paid for; both null where it does not end. */
  readonly from: number | null
  readonly to: number | null
  /** The browser's word, by its signature, is replaced by the gateway's, which has the moments. */
  readonly by: 'browser' | 'gateway'
}

/** An order or a subscription with what is known of it. What is known only grows, so that its order does not matter. */
export interface Purchase {
  readonly id: string
  readonly plan: PriceId
  /** By our clock. */
  readonly createdAt: number
  readonly payments: Readonly<Record<string, Payment>>
  /** The latest failure of a charge. */
  readonly failedAt: number | null
  /** When the gateway ended it: it charges no more. */
  readonly endedAt: number | null
  /** Once another purchase has taken its place, it never takes one itself, whatever is heard later of its moments. */
  readonly replacedAt: number | null
  /** It was to be ended at the end of its period. */
  readonly isCancelled: boolean
}

/** What the gateway, or the browser, reports. */
export type PaymentEvent =
  | { readonly kind: 'paid'; readonly payment: string; readonly plan: PriceId; readonly paid: Paid }
  | { readonly kind: 'failed'; readonly payment: string | null; readonly plan: PriceId; readonly at: number }
  | {
      readonly kind: 'refunded'
      readonly payment: string
      readonly plan: PriceId
      readonly refund: string
      readonly amount: number
    }
  | { readonly kind: 'ended'; readonly at: number }

/** Adds what an event says. Events may come in any order, and each again. */
export function addEvent(purchase: Purchase, event: PaymentEvent): Purchase {
  if (event.kind === 'ended') return { ...purchase, endedAt: Math.min(purchase.endedAt ?? event.at, event.at) }
  if (event.kind === 'failed') {
    const failed = { ...purchase, failedAt: Math.max(purchase.failedAt ?? event.at, event.at) }
    if (event.payment === null) return failed
    const { failedAt } = paymentOf(purchase, event.payment, event.plan)
    return withPayment(failed, event.payment, event.plan, { failedAt: Math.max(failedAt ?? event.at, event.at) })
  }
  const known = paymentOf(purchase, event.payment, event.plan)
  if (event.kind === 'paid') {
    const paid = surerOf(known.paid, event.paid)
    return withPayment(purchase, event.payment, event.plan, {
      paid,
      plan: paid === event.paid ? event.plan : known.plan,
    })
  }
  const amount = Math.max(known.refunds[event.refund] ?? 0, event.amount)
  return withPayment(purchase, event.payment, event.plan, { refunds: { ...known.refunds, [event.refund]: amount } })
}

const paymentOf = ({ payments }: Purchase, id: string, plan: PriceId): Payment =>
  payments[id] ?? { id, plan, paid: null, failedAt: null, refunds: {} }

function withPayment(purchase: Purchase, id: string, plan: PriceId, change: Partial<Payment>): Purchase {
  const payment = { ...paymentOf(purchase, id, plan), ...change }
  return { ...purchase, payments: { ...purchase.payments, [id]: payment } }
}

/** The gateway's; of two of the same kind the earlier one. */
export function surerOf(one: Paid | null, other: Paid): Paid {
  if (one === null) return other
  if (one.by !== other.by) return one.by === 'gateway' ? one : other
  return one.at <= other.at ? one : other
}

export const refundedOf = ({ refunds }: Pick<Payment, 'refunds'>): number =>
  Object.values(refunds).reduce((sum, amount) => sum + amount, 0)

/** Paid, and not sent back as a whole. */
export const isLive = (payment: Payment): payment is Payment & { readonly paid: Paid } =>
  payment.paid !== null && refundedOf(payment) < payment.paid.amount

const paymentsOf = ({ payments }: Purchase): readonly Payment[] => Object.values(payments)

/** The live payment whose period ends last. */
export function latestPayment(purchase: Purchase): (Payment & { readonly paid: Paid }) | null {
  const live = paymentsOf(purchase).filter(isLive)
  return live.reduce<(typeof live)[number] | null>(
    (latest, one) => (latest === null || endOf(one) > endOf(latest) ? one : latest),
    null,
  )
}

const endOf = ({ paid }: { readonly paid: Paid }): number => paid.to ?? Infinity

/** When it was first paid, also where that was sent back; null where it never was. */
export function firstPaidAt(purchase: Purchase): number | null {
  const moments = paymentsOf(purchase).flatMap(({ paid }) => paid?.at ?? [])
  return moments.length === 0 ? null : Math.min(...moments)
}

const DAY = 86_400_000

/** Until when a purchase gives its plan, where nothing else is heard; null where it gives none. */
export function givesUntil(purchase: Purchase): number | null {
  const latest = latestPayment(purchase)
  if (latest === null) return null
  const end = endOf(latest)
  return purchase.endedAt !== null || purchase.isCancelled ? end : end + GRACE_DAYS * DAY
}

/** A charge failed, and none has been made since. */
export function isFailing(purchase: Purchase): boolean {
  const latest = latestPayment(purchase)
  return latest !== null && purchase.failedAt !== null && purchase.failedAt > latest.paid.at
}

export const isOrder = ({ plan }: Pick<Purchase, 'plan'>): boolean => pricedPlans[plan].period === 'once'
