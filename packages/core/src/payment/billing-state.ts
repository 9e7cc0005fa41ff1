import type { PlanType } from '../plan/plan.ts'
import { pricedPlans, type PriceId } from '../plan/price.ts'
import type { BillingStatus } from './billing.ts'
import { rank } from './plan-change.ts'
import { firstPaidAt, givesUntil, isFailing, isOrder, latestPayment, type Purchase } from './purchase.ts'

/** What all purchases of a client come to at a moment. */
export interface BillingState {
  readonly plan: PlanType
  readonly status: BillingStatus
  /** The purchase that gives the plan; null for none. */
  readonly current: string | null
  readonly price: PriceId | null
  /** In milliseconds since 1970; null where it does not end. */
  readonly periodEndsAt: number | null
  /** Something was bought for good. */
  readonly isOwned: boolean
  /** Subscriptions that a later purchase took the place of, with the moment. */
  readonly replaced: readonly { readonly id: string; readonly at: number }[]
  /** When to look again, since something ends by itself; null for never. */
  readonly changesAt: number | null
}

/** Depends on what is known and the moment, and not on the order in which it became known. */
export function billingState(purchases: readonly Purchase[], now: number): BillingState {
  const bought = purchases.filter((one) => firstPaidAt(one) !== null).toSorted(byBought)
  const replaced = bought.flatMap((one, index) => {
    if (one.replacedAt !== null) return [{ id: one.id, at: one.replacedAt }]
    const next = isOrder(one)
      ? undefined
      : bought.slice(index + 1).find((later) => later.replacedAt === null && replaces(later, one))
    return next ? [{ id: one.id, at: boughtAt(next) }] : []
  })
  const giving = bought.filter(
    (one) => !replaced.some(({ id }) => id === one.id) && now < (givesUntil(one) ?? -Infinity),
  )
  const current = giving.reduce<Purchase | null>(
    (best, one) => (best === null || isAbove(one, best) ? one : best),
    null,
  )
  const ends = giving.flatMap((one) => [latestPayment(one)?.paid.to ?? Infinity, givesUntil(one) ?? Infinity])
  const changesAt = Math.min(...ends.filter((end) => end > now))
  return {
    ...(current === null ? nothing : given(current, now)),
    isOwned: giving.some(isOrder),
    replaced,
    changesAt: Number.isFinite(changesAt) ? changesAt : null,
  }
}

const nothing = { plan: 'free', status: 'none', current: null, price: null, periodEndsAt: null } as const

function given(purchase: Purchase, now: number) {
  const latest = latestPayment(purchase)
  const price = latest?.plan ?? purchase.plan
  const periodEndsAt = latest?.paid.to ?? null
  return {
    plan: pricedPlans[price].plan,
    status: statusOf(purchase, periodEndsAt, now),
    current: purchase.id,
    price,
    periodEndsAt,
  }
}

function statusOf(purchase: Purchase, periodEndsAt: number | null, now: number): BillingStatus {
  if (isOrder(purchase)) return 'owned'
  if (purchase.endedAt !== null || purchase.isCancelled) return 'ending'
  const isOverdue = periodEndsAt !== null && now >= periodEndsAt + DAY
  return isFailing(purchase) || isOverdue ? 'past_due' : 'active'
}

const DAY = 86_400_000

const byBought = (one: Purchase, other: Purchase): number =>
  boughtAt(one) - boughtAt(other) || (one.id < other.id ? -1 : 1)

/**
 * First payment, in milliseconds since 1970, but never before the creation of the purchase: the gateway truncates times to
 * seconds and its clock may be slow, while a browser's confirmation has the time of its arrival.
 */
const boughtAt = (purchase: Purchase): number => Math.max(firstPaidAt(purchase) ?? 0, purchase.createdAt)

/** A later subscription replaces the one before; what is bought for good, those that are not above it. */
function replaces(later: Purchase, earlier: Purchase): boolean {
  return !isOrder(later) || rankOf(earlier) <= rankOf(later)
}

const rankOf = (purchase: Purchase): number => rank(pricedPlans[latestPayment(purchase)?.plan ?? purchase.plan].plan)

/** The larger plan; of the same rank what is owned. */
function isAbove(one: Purchase, other: Purchase): boolean {
  return rankOf(one) > rankOf(other) || (rankOf(one) === rankOf(other) && isOrder(one) && !isOrder(other))
}
