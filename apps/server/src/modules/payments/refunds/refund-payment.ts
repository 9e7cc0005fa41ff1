import type { Payment, payments } from '@deckle/contract/payments.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { requireSeen } from '../../operators/index.ts'
import {
  findPayment,
  listPurchases,
  listRefunds,
  pagePayments,
  type PaymentRow,
  type PurchaseRow,
  type RefundRow,
} from '../queries.ts'
import { leftOf, requestRefund } from './request-refund.ts'

export const listClientPayments: Handler<typeof payments.list> = async ({ deps, actor, params, query }) => {
  const { id } = await requireSeen(deps.db, actor, params.id)
  const { rows, ...page } = await pagePayments(deps.db, id, query)
  const [purchases, refunds] = [await listPurchases(deps.db, id), await listRefunds(deps.db, id)]
  return { payments: rows.map((row) => presentPayment(row, purchases, refunds)), ...page }
}

/** The gateway is asked by a job. Of several at once no more is sent back than was paid. */
export const refundPayment: Handler<typeof payments.refund> = async ({ deps, actor, params, body }) => {
  const client = await requireSeen(deps.db, actor, params.id)
  const payment = await transaction(deps.db, async (trx) => {
    await lockClient(trx, client.id)
    const found = await findPayment(trx, { clientId: client.id, id: params.payment_id })
    if (!found) throw refuse('not_found')
    const left = leftOf(found, await listRefunds(trx, client.id))
    const amount = body.amount ?? left
    if (found.paid_at === null || amount > left || left === 0) throw refuse('rule_broken', 'payment.too_much')
    await requireOwnGateway(trx, deps.payments.name, found)
    const refund = {
      payment: found,
      amount,
      cause: 'operator' as const,
      reason: body.reason,
      requestedBy: actor.userId,
    }
    await requestRefund(trx, deps, refund)
    const detail = { amount, reason: body.reason, payment: found.gateway_id }
    await audit(trx, deps, actor, { action: 'payments.refund', subject: found.id, detail, clientId: client.id })
    return found
  })
  const [purchases, refunds] = [await listPurchases(deps.db, client.id), await listRefunds(deps.db, client.id)]
  return { payment: presentPayment(payment, purchases, refunds) }
}

/** What was paid in the sandbox can't be sent back by a gateway. */
async function requireOwnGateway(trx: Db, gateway: string, { client_id, purchase_id }: PaymentRow): Promise<void> {
  const purchase = (await listPurchases(trx, client_id)).find(({ id }) => id === purchase_id)
  if (purchase?.gateway !== gateway) throw refuse('rule_broken', 'payment.other_gateway')
}

function presentPayment(row: PaymentRow, purchases: readonly PurchaseRow[], refunds: readonly RefundRow[]): Payment {
  const purchase = purchases.find(({ id }) => id === row.purchase_id)
  const own = refunds.filter((one) => one.payment_id === row.id && one.state !== 'failed')
  const refunded = own.reduce((sum, one) => sum + one.amount, 0)
  return {
    id: row.id,
    payment_id: row.gateway_id,
    at: (row.paid_at ?? row.failed_at ?? row.created_at).toISOString(),
    plan: row.plan,
    amount: row.amount,
    currency: purchase?.currency ?? 'INR',
    refunded,
    status: statusOf(row, refunded),
    reason: row.paid_at === null ? row.reason : '',
    sandbox: purchase?.gateway === 'sandbox',
  }
}

function statusOf({ paid_at, surplus, amount }: PaymentRow, refunded: number): Payment['status'] {
  if (paid_at === null) return 'failed'
  if (surplus) return 'surplus'
  if (refunded === 0) return 'paid'
  return refunded >= amount ? 'refunded' : 'partly_refunded'
}
