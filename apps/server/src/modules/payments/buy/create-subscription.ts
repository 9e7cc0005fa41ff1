import type { payments } from '@deckle/contract/payments.ts'
import { changeKind } from '@deckle/core/payment/plan-change.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import type { NewSubscription } from '../../../platform/payment/payment-gateway.ts'
import { refuse } from '../../../refusal.ts'
import { scheduleChange } from '../billing/schedule-change.ts'
import { atGateway, reopen, requirePrice, requireUpgrade, storePurchase } from './create-order.ts'
import { findOpen } from './open-purchases.ts'
import type { PlanPrice } from './plan-price.ts'
import { presentCheckout } from './present-checkout.ts'
import { readPresentPlan } from './present-plan.ts'

/** A smaller plan needs no payment now: it begins at the end of the period. */
export const createSubscription: Handler<typeof payments.createSubscription> = async ({ deps, actor, params }) => {
  if (pricedPlans[params.id].period === 'once') throw refuse('rule_broken', 'payment.by_order')
  const price = await requirePrice(deps, params.id)
  const { billing, present } = await readPresentPlan(deps.db, actor.clientId, deps.now())
  const kind = changeKind(present, price.plan)
  if (kind === 'downgrade') return { subscription: await scheduled(deps, actor, price) }
  requireUpgrade(kind)
  const row = (await reopen(deps, findOpen(deps, billing, price))) ?? (await subscribe(deps, actor, price))
  return { subscription: { ...presentCheckout(deps, row), starts_at: null } }
}

async function subscribe(deps: Deps, actor: SignedIn, price: PlanPrice) {
  const reference = deps.newId()
  const made = await atGateway(deps.payments.createSubscription(gatewaySubscription(price, reference)))
  return storePurchase(deps, actor, { price, reference, gatewayId: made.id, gatewayPlan: made.plan })
}

export function gatewaySubscription(
  { plan, total, currency }: Pick<PlanPrice, 'plan' | 'total' | 'currency'>,
  reference: string,
): NewSubscription {
  const { period } = pricedPlans[plan]
  return { amount: total, currency, period: period === 'year' ? 'year' : 'month', name: `Deckle ${plan}`, reference }
}

async function scheduled(deps: Deps, actor: SignedIn, price: PlanPrice) {
  const { row, at } = await scheduleChange(deps, actor, price)
  const { plan, net, tax, currency } = price
  return { ...presentCheckout(deps, { ...row, plan, net, tax, currency }), starts_at: at.toISOString() }
}
