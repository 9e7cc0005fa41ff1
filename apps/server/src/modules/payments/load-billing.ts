import type { Purchase } from '@deckle/core/payment/purchase.ts'
import {
  listPayments,
  listPurchases,
  listRefunds,
  type PaymentRow,
  type PaymentsDb,
  type PurchaseRow,
  type RefundRow,
} from './queries.ts'

/** All that a client bought, with what is known of it. */
export interface Billing {
  readonly purchases: readonly PurchaseRow[]
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
}

/** One after the other: a transaction has one connection. */
export async function loadBilling(db: PaymentsDb, clientId: string): Promise<Billing> {
  const purchases = await listPurchases(db, clientId)
  if (purchases.length === 0) return { purchases, payments: [], refunds: [] }
  return { purchases, payments: await listPayments(db, clientId), refunds: await listRefunds(db, clientId) }
}

/** As `core` counts with it. What was paid twice counts for nothing. */
export function purchaseOf(row: PurchaseRow, { payments, refunds }: Billing): Purchase {
  const own = payments.filter((one) => one.purchase_id === row.id && !one.surplus)
  return {
    id: row.id,
    plan: row.plan,
    createdAt: row.created_at.getTime(),
    failedAt: row.failed_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
    replacedAt: row.replaced_at?.getTime() ?? null,
    isCancelled: row.next_plan === 'free',
    payments: Object.fromEntries(own.map((one) => [one.gateway_id, paymentOf(one, refunds)])),
  }
}

const paymentOf = (row: PaymentRow, refunds: readonly RefundRow[]): Purchase['payments'][string] => ({
  id: row.gateway_id,
  plan: row.plan,
  failedAt: row.failed_at?.getTime() ?? null,
  paid: row.paid_at && {
    at: row.paid_at.getTime(),
    amount: row.amount,
    from: row.period_from?.getTime() ?? null,
    to: row.period_to?.getTime() ?? null,
    by: row.confirmed ? 'gateway' : 'browser',
  },
  refunds: Object.fromEntries(
    refunds.flatMap((one) => (one.payment_id === row.id && one.state === 'done' ? [[one.id, one.amount]] : [])),
  ),
})

export const purchasesOf = (billing: Billing): readonly Purchase[] =>
  billing.purchases.map((row) => purchaseOf(row, billing))
