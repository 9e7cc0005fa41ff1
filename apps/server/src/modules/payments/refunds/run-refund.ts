import { z } from 'zod'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { PaymentGatewayError } from '../../../platform/payment/payment-gateway.ts'
import { lockClient } from '../../clients/index.ts'
import { announceBilling } from '../apply/announce-billing.ts'
import { applyBilling } from '../apply/apply-billing.ts'
import { listRefunds, updateRefund } from '../queries.ts'

const asked = z.object({ clientId: z.string(), id: z.string(), payment: z.string(), amount: z.number() })

/** Task: has the gateway send money back. It knows a request that was made before by its reference. */
export async function runRefund(deps: Deps, payload: unknown): Promise<void> {
  const { clientId, id, payment, amount } = asked.parse(payload)
  const stored = (await listRefunds(deps.db, clientId)).find((one) => one.id === id)
  if (stored?.state !== 'requested') return
  const answer = await deps.payments.refund({ payment, amount, reference: id }).catch((error: unknown) => {
    // Refused for good: an operator sees it. What may pass is tried again.
    if (error instanceof PaymentGatewayError && error.status === 400) return null
    throw error
  })
  const outcome = await transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    const now = (await listRefunds(trx, clientId)).find((one) => one.id === id)
    if (now?.state !== 'requested') return null
    await updateRefund(
      trx,
      { clientId, id },
      answer === null
        ? { state: 'failed', done_at: deps.now() }
        : { gateway_id: answer.id, ...(answer.isDone && { state: 'done' as const, done_at: deps.now() }) },
    )
    return applyBilling(trx, deps, clientId)
  })
  if (answer === null) deps.log.error({ client: clientId, refund: id }, 'The payment gateway refused a refund.')
  if (outcome) await announceBilling(deps, clientId, outcome)
}
