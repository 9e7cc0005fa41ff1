import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { Db } from '../../../db/database.ts'
import { type Billing, loadBilling } from '../load-billing.ts'
import { markSurplus, type PaymentRow } from '../queries.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { listInvoicedPayments } from '../invoices/queries.ts'
import type { BillingParts } from './billing-parts.ts'

/** An order that is paid twice, or a plan that is bought for good twice: the later payment goes back as it came. */
export async function sendBackSurplus(trx: Db, deps: BillingParts, clientId: string): Promise<void> {
  const billing = await loadBilling(trx, clientId)
  const invoiced = await listInvoicedPayments(trx, clientId)
  for (const payment of billing.payments) {
    if (payment.paid_at === null || payment.surplus || invoiced.has(payment.id)) continue
    if (!isSurplus(payment, billing, invoiced)) continue
    await markSurplus(trx, { clientId, id: payment.id })
    await requestRefund(trx, deps, { payment, amount: payment.amount, cause: 'surplus' })
  }
}

function isSurplus(payment: PaymentRow, { payments, refunds }: Billing, invoiced: ReadonlySet<string>): boolean {
  if (pricedPlans[payment.plan].period !== 'once') return false
  const before = payments.filter((one) => one.id !== payment.id && one.plan === payment.plan && !one.surplus)
  const isFirst = (one: PaymentRow): boolean =>
    one.paid_at !== null && payment.paid_at !== null && key(one) < key(payment)
  return before.some((one) => (invoiced.has(one.id) || isFirst(one)) && !isSentBack(one, refunds))
}

const key = ({ paid_at, gateway_id }: PaymentRow): string => `${paid_at?.toISOString() ?? ''} ${gateway_id}`

function isSentBack({ id, amount, paid_at }: PaymentRow, refunds: Billing['refunds']): boolean {
  const done = refunds.filter((one) => one.payment_id === id && one.state === 'done')
  return paid_at === null || done.reduce((sum, one) => sum + one.amount, 0) >= amount
}
