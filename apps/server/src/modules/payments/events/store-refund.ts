import type { Deps } from '../../../deps.ts'
import type { GatewayRefund } from '../../../platform/payment/gateway-event.ts'
import { insertRefund, listPayments, listRefunds, type PaymentsDb, updateRefund } from '../queries.ts'

/** Stores a refund that the gateway reports. One that was made there, and not asked for here, is new. */
export async function storeRefund(
  trx: PaymentsDb,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  clientId: string,
  refund: GatewayRefund,
): Promise<void> {
  const state = stateOf(refund.status)
  if (state === null) return
  const all = await listRefunds(trx, clientId)
  const known = all.find(({ id, gateway_id }) => gateway_id === refund.id || id === refund.reference)
  const change = { gateway_id: refund.id, state, done_at: state === 'done' ? now() : null }
  if (known) {
    if (known.state !== 'done') await updateRefund(trx, { clientId, id: known.id }, change)
    return
  }
  const payment = (await listPayments(trx, clientId)).find(({ gateway_id }) => gateway_id === refund.payment)
  if (!payment) return
  await insertRefund(trx, {
    ...change,
    client_id: clientId,
    id: newId(),
    payment_id: payment.id,
    amount: refund.amount,
    cause: 'gateway',
    created_at: now(),
  })
}

/** Null while it is under way. */
function stateOf(status: string): 'done' | 'failed' | null {
  if (status === 'processed') return 'done'
  return status === 'failed' ? 'failed' : null
}
