import { firstPaidAt } from '@deckle/core/payment/purchase.ts'
import type { Deps } from '../../../deps.ts'
import { type Billing, purchaseOf } from '../load-billing.ts'
import type { PurchaseRow } from '../queries.ts'
import type { PlanPrice } from './plan-price.ts'

const DAY = 86_400_000
const SECOND = 1000
type Parts = Pick<Deps, 'payments' | 'now'>

/** Not paid, and not over. */
const listOpen = ({ payments }: Parts, billing: Billing): readonly PurchaseRow[] =>
  billing.purchases.filter(
    (one) => one.gateway === payments.name && one.ended_at === null && firstPaidAt(purchaseOf(one, billing)) === null,
  )

/** Not paid, and of today's price: a second click opens the same checkout. */
export const findOpen = (deps: Parts, billing: Billing, price: PlanPrice): PurchaseRow | undefined =>
  listOpen(deps, billing).find(
    (one) =>
      one.plan === price.plan &&
      one.net === price.net &&
      one.tax === price.tax &&
      one.currency === price.currency &&
      one.created_at.getTime() > deps.now().getTime() - DAY,
  )

/**
 * The checkout that was opened last, of which nothing is heard: neither that it was paid, refused or closed, nor that
 * something else was paid since.
 */
export function findPending(deps: Parts, billing: Billing): (PurchaseRow & { readonly opened_at: Date }) | null {
  const paid = billing.payments.map(({ paid_at }) => paid_at?.getTime() ?? -Infinity)
  const since = Math.max(deps.now().getTime() - DAY, ...paid)
  const pending = listOpen(deps, billing).flatMap((one) => {
    const { opened_at, failed_at } = one
    // Moments of the gateway are whole seconds.
    const isUnheard = opened_at !== null && (failed_at?.getTime() ?? -Infinity) + SECOND <= opened_at.getTime()
    return isUnheard && opened_at.getTime() > since ? [{ ...one, opened_at }] : []
  })
  return pending.toSorted((one, other) => other.opened_at.getTime() - one.opened_at.getTime())[0] ?? null
}
