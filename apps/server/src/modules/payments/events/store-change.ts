import { addEvent, type Payment, type PaymentEvent } from '@deckle/core/payment/purchase.ts'
import type { Terms } from '../../../db/json-columns.ts'
import type { Deps } from '../../../deps.ts'
import { loadBilling, purchaseOf } from '../load-billing.ts'
import { type PaymentsDb, type PurchaseRow, savePayment, updatePurchase } from '../queries.ts'
import { firstTerms } from './terms.ts'

export type StoredChange = Exclude<PaymentEvent, { readonly kind: 'refunded' }>

/** Stores what an event says: `addEvent` of core decides. The client must be locked. */
export async function storeChange(
  trx: PaymentsDb,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  row: PurchaseRow,
  { change, reason = '' }: { readonly change: StoredChange; readonly reason?: string },
): Promise<void> {
  const { client_id: clientId, id } = row
  const billing = await loadBilling(trx, clientId)
  const before = purchaseOf(row, billing)
  const after = addEvent(before, change)
  if (after.failedAt !== before.failedAt || after.endedAt !== before.endedAt)
    await updatePurchase(trx, { clientId, id }, { failed_at: dateOf(after.failedAt), ended_at: dateOf(after.endedAt) })
  if (change.kind === 'ended' || change.payment === null) return
  const payment = after.payments[change.payment]
  const known = billing.payments.find(({ gateway_id }) => gateway_id === change.payment)
  if (!payment || known?.surplus) return
  await savePayment(trx, {
    client_id: clientId,
    id: known?.id ?? newId(),
    purchase_id: id,
    created_at: known?.created_at ?? now(),
    ...columnsOf(payment, termsOfPlan(row, payment), reason || (known?.reason ?? '')),
  })
}

function columnsOf(payment: Payment, terms: Terms, reason: string) {
  const { paid } = payment
  return {
    gateway_id: payment.id,
    plan: payment.plan,
    amount: terms.net + terms.tax,
    tax: terms.tax,
    tax_rate: terms.taxRate,
    paid_at: dateOf(paid?.at ?? null),
    period_from: dateOf(paid?.from ?? null),
    period_to: dateOf(paid?.to ?? null),
    confirmed: paid?.by === 'gateway',
    failed_at: dateOf(payment.failedAt),
    reason,
  }
}

const termsOfPlan = (row: PurchaseRow, { plan }: Payment): Terms =>
  Object.values(row.terms).findLast((terms) => terms.plan === plan) ?? firstTerms(row)

const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment))
