import type { Price } from '@deckle/contract/plans.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { pricedPlans, type PricePeriod } from '@deckle/core/plan/price.ts'

/** Undefined where the plan has no price for the period. */
export function priceOf(prices: readonly Price[], plan: PlanType, period: PricePeriod): Price | undefined {
  return prices.find(({ id }) => pricedPlans[id].plan === plan && pricedPlans[id].period === period)
}

export interface Saving {
  /** In the currency's minor unit, of a year. */
  readonly amount: number
  /** Of twelve months' price. */
  readonly share: number
}

/** What a year costs less than twelve months; null where it does not, or the two can't be compared. */
export function yearlySaving(prices: readonly Price[], plan: PlanType): Saving | null {
  const [month, year] = [priceOf(prices, plan, 'month'), priceOf(prices, plan, 'year')]
  if (!month || !year || month.currency !== year.currency) return null
  const amount = month.amount * 12 - year.amount
  return amount > 0 ? { amount, share: amount / (month.amount * 12) } : null
}
