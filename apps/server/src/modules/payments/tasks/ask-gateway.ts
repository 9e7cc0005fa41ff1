import { isOrder } from '@deckle/core/payment/purchase.ts'
import type { Deps } from '../../../deps.ts'
import { gatewayEventBody } from '../../../platform/payment/gateway-event-body.ts'
import { receiveEvent } from '../events/receive-event.ts'
import { currentTerms } from '../events/terms.ts'
import { findPaid, findPurchase, type PurchaseRow } from '../queries.ts'
import { listUnheard } from './queries.ts'

/** Asks for payments of which no event came, as it does where webhooks are lost: they are received as events. */
export async function askForPayments(deps: Deps): Promise<void> {
  if (deps.payments.sandbox) return
  for (const { client_id: clientId, id } of await listUnheard(deps.db, deps.payments.name, deps.now())) {
    const row = await findPurchase(deps.db, { clientId, id })
    if (!row) continue
    await askFor(deps, row).catch((err: unknown) =>
      deps.log.warn({ err, client: clientId }, 'The payment gateway could not be asked for payments.'),
    )
  }
}

export async function askFor(deps: Deps, row: PurchaseRow): Promise<void> {
  const { gateway_id: id } = row
  if (isOrder(row)) {
    for (const payment of await deps.payments.listOrderPayments(id))
      await receive(deps, row, { event: 'payment.captured', at: payment.at, order: id, payment })
    return
  }
  for (const { from, to, ...payment } of await deps.payments.listCharges(id)) {
    const { next_terms: next } = row
    const [plan] = currentTerms(row, next && payment.amount === next.net + next.tax ? next.plan : row.plan)
    await receive(deps, row, {
      event: 'subscription.charged',
      at: payment.at,
      subscription: { id, plan, from, to },
      payment,
    })
  }
}

async function receive(
  deps: Deps,
  { client_id }: PurchaseRow,
  event: Parameters<typeof gatewayEventBody>[0],
): Promise<void> {
  const payment = event.payment?.id ?? ''
  if (await findPaid(deps.db, client_id, payment)) return
  await receiveEvent(deps, `asked_${payment}`, JSON.parse(gatewayEventBody(event)))
}
