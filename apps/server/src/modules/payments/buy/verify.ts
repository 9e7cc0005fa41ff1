import type { payments } from '@deckle/contract/payments.ts'
import { periodEnd } from '@deckle/core/payment/period.ts'
import { firstPaidAt, isOrder, type Paid } from '@deckle/core/payment/purchase.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { findSignedInUser } from '../../auth/index.ts'
import { lockClient } from '../../clients/index.ts'
import { presentLicence } from '../../licences/index.ts'
import { announceBilling } from '../apply/announce-billing.ts'
import { applyBilling } from '../apply/apply-billing.ts'
import { storeWaiting } from '../events/receive-event.ts'
import { storeChange } from '../events/store-change.ts'
import { firstTerms, totalOf } from '../events/terms.ts'
import { loadBilling, purchaseOf } from '../load-billing.ts'
import { findPaid, findPurchaseByReference, type PurchaseRow } from '../queries.ts'

export const verifyOrder: Handler<typeof payments.verifyOrder> = ({ deps, actor, body }) => {
  const { razorpay_order_id: id, razorpay_payment_id: payment, razorpay_signature: signature } = body
  return verify(deps, actor, { id, payment, isSigned: deps.payments.isOrderSigned({ id, payment, signature }) })
}

export const verifySubscription: Handler<typeof payments.verifySubscription> = ({ deps, actor, body }) => {
  const { razorpay_subscription_id: id, razorpay_payment_id: payment, razorpay_signature: signature } = body
  return verify(deps, actor, { id, payment, isSigned: deps.payments.isSubscriptionSigned({ id, payment, signature }) })
}

interface Signed {
  readonly id: string
  readonly payment: string
  readonly isSigned: boolean
}

/** The plan, the amount and whose it is are those that were stored; the browser's word is its signature. */
async function verify(deps: Deps, actor: SignedIn, { id, payment, isSigned }: Signed) {
  const purchase = await findPurchaseByReference(deps.db, actor.clientId, id)
  if (!purchase || purchase.gateway !== deps.payments.name) throw refuse('not_found')
  if (!isSigned) throw refuse('rule_broken', 'payment.signature')
  if (!(await findPaid(deps.db, actor.clientId, payment))) await storePaid(deps, actor, purchase, payment)
  const user = await findSignedInUser(deps.db, actor.clientId, actor.userId)
  if (!user) throw refuse('not_found')
  return { license: await presentLicence(deps, user) }
}

async function storePaid(deps: Deps, actor: SignedIn, { id }: PurchaseRow, payment: string): Promise<void> {
  const { clientId } = actor
  const outcome = await transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    const purchase = (await loadBilling(trx, clientId)).purchases.find((one) => one.id === id)
    const paid = purchase && (await paidNow(trx, deps, purchase))
    if (!purchase || !paid) return null
    await storeChange(trx, deps, purchase, { change: { kind: 'paid', payment, plan: purchase.plan, paid } })
    await storeWaiting(trx, deps, purchase, payment)
    return applyBilling(trx, deps, clientId)
  })
  if (outcome) await announceBilling(deps, clientId, outcome)
}

/**
 * Null for a subscription that was paid before: the signature of a checkout that only changes its card looks the same,
 * so that later charges are the gateway's to report.
 */
async function paidNow(trx: Db, { now }: Pick<Deps, 'now'>, purchase: PurchaseRow): Promise<Paid | null> {
  const amount = totalOf(firstTerms(purchase))
  const paid = { at: now().getTime(), amount, by: 'browser' as const }
  if (isOrder(purchase)) return { ...paid, from: null, to: null }
  const billing = await loadBilling(trx, purchase.client_id)
  if (firstPaidAt(purchaseOf(purchase, billing)) !== null) return null
  const { period } = pricedPlans[purchase.plan]
  return { ...paid, from: paid.at, to: periodEnd(now(), period === 'year' ? 'year' : 'month').getTime() }
}
