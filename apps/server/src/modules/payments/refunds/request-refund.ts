import type { RefundCause } from '@deckle/core/payment/billing.ts'
import type { Db } from '../../../db/database.ts'
import type { BillingParts } from '../apply/billing-parts.ts'
import { insertRefund, type PaymentRow, type RefundRow } from '../queries.ts'

/** Asks the gateway for a refund. */
export const REFUND_TASK = 'payments.refund'

interface RefundRequest {
  readonly payment: PaymentRow
  readonly amount: number
  readonly cause: RefundCause
  readonly reason?: string
  readonly requestedBy?: string
}

/** What of a payment can still be sent back. */
export function leftOf({ id, amount }: PaymentRow, refunds: readonly RefundRow[]): number {
  const sent = refunds.filter((one) => one.payment_id === id && one.state !== 'failed')
  return amount - sent.reduce((sum, one) => sum + one.amount, 0)
}

/** Stored in the transaction; a job asks the gateway until it answers. */
export async function requestRefund(
  trx: Db,
  { newId, now, jobs }: Pick<BillingParts, 'newId' | 'now' | 'jobs'>,
  { payment, amount, cause, reason = '', requestedBy }: RefundRequest,
): Promise<void> {
  const id = newId()
  await insertRefund(trx, {
    client_id: payment.client_id,
    id,
    payment_id: payment.id,
    amount,
    cause,
    reason,
    state: 'requested',
    requested_by: requestedBy ?? null,
    created_at: now(),
  })
  const payload = { clientId: payment.client_id, id, payment: payment.gateway_id, amount }
  await jobs.add(REFUND_TASK, payload, { within: trx, jobKey: `${REFUND_TASK} ${id}` })
}
