import type { Billing, BillingOffer } from '@deckle/contract/billing.ts'
import { plans, type PlanType } from '@deckle/core/plan/plan.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { PlanTarget } from '../../../../billing/queries.ts'
import type { ShownPeriod } from '../plan-price.tsx'

/** What a column of the comparison leads to: a conversation, a change, or nothing. */
export type ColumnOffer =
  | { readonly kind: 'talk' }
  | { readonly kind: 'upgrade' | 'downgrade'; readonly target: PlanTarget; readonly isSamePlan: boolean }
  | null

/** @param period of the subscriptions that are shown; a plan that is not sold by it is offered by its other one */
export function offerOf(billing: Billing, plan: PlanType, period: ShownPeriod): ColumnOffer {
  if (plan === 'free') return freeOf(billing)
  const isSamePlan = plan === billing.plan
  if (plans[plan].type === 'partner') return isSamePlan ? null : { kind: 'talk' }
  if (!billing.can.pay) return null
  const own = billing.offers.filter((offer) => pricedPlans[offer.plan].plan === plan)
  const offer = own.find((one) => pricedPlans[one.plan].period === period) ?? own[0]
  if (!offer) return isSamePlan ? null : { kind: 'talk' }
  return isChange(offer) ? { kind: offer.kind, target: offer.plan, isSamePlan } : null
}

/** A cancellation, unless it has been made. */
function freeOf({ can, scheduled }: Billing): ColumnOffer {
  const isPlanned = scheduled?.plan === 'free'
  return can.cancel && !isPlanned ? { kind: 'downgrade', target: 'free', isSamePlan: false } : null
}

const isChange = (offer: BillingOffer): offer is BillingOffer & { kind: 'upgrade' | 'downgrade' } =>
  offer.kind === 'upgrade' || offer.kind === 'downgrade'

export const planOf = (target: PlanTarget): PlanType => (target === 'free' ? 'free' : pricedPlans[target].plan)
