import type { billing } from '@deckle/contract/billing.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { presentCheckout } from '../buy/present-checkout.ts'
import { readPresentPlan } from '../buy/present-plan.ts'
import { currentTerms } from '../events/terms.ts'
import { saveAccount } from '../queries.ts'
import { presentBilling } from './present-billing.ts'
import { scheduleChange, withdrawChange } from './schedule-change.ts'

/** While a charge has failed, the plan ends at once. */
export const cancelBilling: Handler<typeof billing.cancel> = async ({ deps, actor }) => {
  await scheduleChange(deps, actor, null)
  return { billing: await presentBilling(deps, actor, actor.clientId) }
}

export const resumeBilling: Handler<typeof billing.resume> = async ({ deps, actor }) => {
  await withdrawChange(deps, actor)
  return { billing: await presentBilling(deps, actor, actor.clientId) }
}

export const updateBilling: Handler<typeof billing.update> = async ({ deps, actor, body }) => {
  await transaction(deps.db, async (trx) => {
    await lockClient(trx, actor.clientId)
    await saveAccount(trx, actor.clientId, { buyer: JSON.stringify(body) })
    await audit(trx, deps, actor, { action: 'billing.update', subject: actor.clientId, detail: { ...body } })
  })
  return { billing: await presentBilling(deps, actor, actor.clientId) }
}

/** The gateway takes another card for the same subscription, and charges what is open. */
export const retryBilling: Handler<typeof billing.retry> = async ({ deps, actor }) => {
  const { billing: known, state } = await readPresentPlan(deps.db, actor.clientId, deps.now())
  const row = known.purchases.find(({ id }) => id === state.current)
  if (!row || state.status !== 'past_due' || row.gateway !== deps.payments.name)
    throw refuse('rule_broken', 'payment.nothing_failed')
  const [, { plan, net, tax }] = currentTerms(row, state.price ?? row.plan)
  return { subscription: { ...presentCheckout(deps, { ...row, plan, net, tax }), starts_at: null } }
}
