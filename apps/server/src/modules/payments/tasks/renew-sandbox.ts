import { createHash } from 'node:crypto'
import { periodEnd } from '@deckle/core/payment/period.ts'
import { firstPaidAt, latestPayment } from '@deckle/core/payment/purchase.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { Deps } from '../../../deps.ts'
import { gatewayEventBody } from '../../../platform/payment/gateway-event-body.ts'
import { emitSandboxEvent } from '../buy/sandbox-events.ts'
import { currentTerms, totalOf } from '../events/terms.ts'
import { loadBilling, purchaseOf } from '../load-billing.ts'
import { findPurchase } from '../queries.ts'
import { listSandboxDue } from './queries.ts'

/** Charges the sandbox's subscriptions at the end of their period, as a gateway would. One that has failed is not tried again. */
export async function renewSandbox(deps: Deps): Promise<void> {
  if (!deps.payments.sandbox) return
  for (const { client_id: clientId, id } of await listSandboxDue(deps.db, deps.now())) {
    const row = await findPurchase(deps.db, { clientId, id })
    const known = row && purchaseOf(row, await loadBilling(deps.db, clientId))
    const latest = known && latestPayment(known)
    if (!row || !latest || latest.paid.to === null) continue
    if (row.failed_at !== null && row.failed_at.getTime() > latest.paid.at) continue
    const from = new Date(latest.paid.to)
    // The same each time that it is asked for.
    const key = `sandbox${createHash('sha256').update(`${row.gateway_id} ${from.toISOString()}`).digest('hex').slice(0, 16)}`
    const eventId = `evt_${key}`
    if (row.next_plan === 'free') {
      const body = gatewayEventBody({
        event: 'subscription.cancelled',
        at: from,
        subscription: { id: row.gateway_id, plan: '', from: null, to: null },
      })
      await emitSandboxEvent(deps, { id: eventId, body })
      continue
    }
    const [plan, terms] = currentTerms(row, row.next_plan ?? latest.plan)
    const first = new Date(firstPaidAt(known) ?? from)
    const to = periodEnd(from, pricedPlans[terms.plan].period === 'year' ? 'year' : 'month', first)
    const body = gatewayEventBody({
      event: 'subscription.charged',
      at: from,
      subscription: { id: row.gateway_id, plan, from, to },
      payment: { id: `pay_${key}`, amount: totalOf(terms), currency: row.currency },
    })
    await emitSandboxEvent(deps, { id: eventId, body })
  }
}
