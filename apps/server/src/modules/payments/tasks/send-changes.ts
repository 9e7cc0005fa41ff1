import type { Deps } from '../../../deps.ts'
import { z } from 'zod'
import { transaction } from '../../../db/transaction.ts'
import { lockClient } from '../../clients/index.ts'
import { gatewaySubscription } from '../buy/create-subscription.ts'
import { readPresentPlan } from '../buy/present-plan.ts'
import { type PurchaseRow, updatePurchase } from '../queries.ts'

/** Milliseconds before the end of a period when we send the scheduled change to the gateway. */
export const AHEAD = 3_600_000

/** A scheduled change goes to the gateway shortly before it begins: until then it can be withdrawn. */
export async function sendScheduled(deps: Deps, clientId: string): Promise<void> {
  const now = deps.now()
  const { billing, state } = await readPresentPlan(deps.db, clientId, now)
  const row = billing.purchases.find(({ id }) => id === state.current)
  if (!row?.next_plan || row.next_sent_at !== null || row.gateway !== deps.payments.name) return
  if (state.periodEndsAt === null || state.periodEndsAt > now.getTime() + AHEAD) return
  if (!(await claim(deps, row))) return
  try {
    await send(deps, row)
  } catch (error) {
    await updatePurchase(deps.db, { clientId, id: row.id }, { next_sent_at: null })
    throw error
  }
}

/** From here it can't be withdrawn. */
function claim(deps: Deps, { client_id: clientId, id, next_plan }: PurchaseRow): Promise<boolean> {
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    const { billing } = await readPresentPlan(trx, clientId, deps.now())
    const row = billing.purchases.find((one) => one.id === id)
    if (row?.next_plan !== next_plan || row.next_sent_at !== null) return false
    await updatePurchase(trx, { clientId, id }, { next_sent_at: deps.now() })
    return true
  })
}

async function send(deps: Deps, row: PurchaseRow): Promise<void> {
  const { client_id: clientId, id, gateway_id, next_terms: terms, currency } = row
  if (terms === null) return deps.payments.cancelSubscription(gateway_id, 'period_end')
  const to = gatewaySubscription({ plan: terms.plan, total: terms.net + terms.tax, currency }, id)
  const { plan } = await deps.payments.changeSubscription(gateway_id, to)
  await updatePurchase(deps.db, { clientId, id }, { terms: JSON.stringify({ ...row.terms, [plan]: terms }) })
}

const asked = z.object({ subscription: z.string() })

/** Task: a subscription that is over here is over at the gateway. */
export async function endSubscription(deps: Deps, payload: unknown): Promise<void> {
  await deps.payments.cancelSubscription(asked.parse(payload).subscription, 'now')
}
