import type { BillingState } from '@deckle/core/payment/billing-state.ts'
import { creditFor } from '@deckle/core/payment/amount.ts'
import { firstPaidAt, givesUntil, isOrder, latestPayment } from '@deckle/core/payment/purchase.ts'
import type { Db } from '../../../db/database.ts'
import { type Billing, purchaseOf } from '../load-billing.ts'
import { type PurchaseRow, updatePurchase } from '../queries.ts'
import { leftOf, requestRefund } from '../refunds/request-refund.ts'
import type { BillingParts } from './billing-parts.ts'

/** Ends a subscription at the gateway. */
export const END_TASK = 'payments.end'

export interface Computed {
  readonly billing: Billing
  readonly state: BillingState
  readonly now: number
}

/** Ends subscriptions that were replaced, with a refund of their unused days, and those whose time is over. */
export async function endPurchases(trx: Db, deps: BillingParts, { billing, state, now }: Computed): Promise<void> {
  for (const { id, at } of state.replaced) {
    const row = billing.purchases.find((one) => one.id === id)
    if (!row || row.replaced_at !== null) continue
    await updatePurchase(
      trx,
      { clientId: row.client_id, id },
      { replaced_at: new Date(at), next_plan: null, next_terms: null },
    )
    await creditUnused(trx, deps, { row, billing, at })
  }
  const replaced = new Set(state.replaced.map(({ id }) => id))
  for (const row of billing.purchases)
    if (row.ended_at === null && isOver(row, billing, now, replaced)) await endPurchase(trx, deps, row)
}

function isOver(row: PurchaseRow, billing: Billing, now: number, replaced: ReadonlySet<string>): boolean {
  const purchase = purchaseOf(row, billing)
  if (isOrder(row) || firstPaidAt(purchase) === null) return false
  return replaced.has(row.id) || now >= (givesUntil(purchase) ?? -Infinity)
}

async function endPurchase(trx: Db, deps: BillingParts, { client_id: clientId, id, gateway_id }: PurchaseRow) {
  await updatePurchase(trx, { clientId, id }, { ended_at: deps.now() })
  await deps.jobs.add(END_TASK, { subscription: gateway_id }, { within: trx, jobKey: `${END_TASK} ${id}` })
}

/** Of the latest period alone; of what was not sent back before. */
async function creditUnused(
  trx: Db,
  deps: BillingParts,
  { row, billing, at }: { readonly row: PurchaseRow; readonly billing: Billing; readonly at: number },
): Promise<void> {
  const latest = latestPayment(purchaseOf(row, billing))
  const payment = billing.payments.find(({ gateway_id }) => gateway_id === latest?.id)
  if (!latest || !payment || latest.paid.from === null || latest.paid.to === null) return
  const unused = creditFor(latest.paid.amount, { from: latest.paid.from, to: latest.paid.to }, at)
  const amount = Math.min(unused, leftOf(payment, billing.refunds))
  if (amount > 0) await requestRefund(trx, deps, { payment, amount, cause: 'credit' })
}
