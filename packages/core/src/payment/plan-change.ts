import { plans, type PlanType } from '../plan/plan.ts'
import { pricedPlans, type PriceId } from '../plan/price.ts'

/**
 * What buying a plan is to a client: paid and begun at once; begun at the end of what is paid; what it has already; not
 * for sale to it (by contract, or the present plan is the operator's).
 */
export const changeKinds = ['upgrade', 'downgrade', 'current', 'unavailable'] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface PresentPlan {
  /** What holds for the client. */
  readonly plan: PlanType
  /** The subscription that runs; null without one. */
  readonly price: PriceId | null
  /** The plan was bought once, for good. */
  readonly isOwned: boolean
}

/** A longer period of the same plan is an upgrade, a shorter one a downgrade. */
export function changeKind(present: PresentPlan, to: PriceId | 'free'): ChangeKind {
  if (to === 'free') return present.price === null ? 'unavailable' : 'downgrade'
  if (to === present.price) return 'current'
  if (to === 'perpetual_business') return perpetualKind(present)
  if (present.plan === 'partner' && present.price === null) return 'unavailable'
  const step = rank(pricedPlans[to].plan) - rank(present.plan)
  if (step !== 0) return step > 0 ? 'upgrade' : present.price === null ? 'unavailable' : 'downgrade'
  // Of the same level as what is owned, or set by an operator.
  if (present.price === null) return 'unavailable'
  return pricedPlans[to].period === 'year' ? 'upgrade' : 'downgrade'
}

/** Bought once, it replaces subscriptions up to its level, at once. */
function perpetualKind({ plan, isOwned }: PresentPlan): ChangeKind {
  if (isOwned) return 'current'
  return plan !== 'perpetual_business' && rank(plan) <= rank('perpetual_business') ? 'upgrade' : 'unavailable'
}

/** `partner` is above all that is sold, though its level is 1 (product.md §6). */
export function rank(plan: PlanType): number {
  return plan === 'partner' ? 5 : plans[plan].level
}
