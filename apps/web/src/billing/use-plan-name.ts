import { pricedPlans } from '@deckle/core/plan/price.ts'
import { useWords } from '../words/use-words.ts'
import type { PlanTarget } from './queries.ts'

/** "Business, paid yearly"; without a price "Free". */
export function usePlanName(): (plan: PlanTarget) => string {
  const words = useWords('billing')
  const names = useWords('deck')
  return (plan) => {
    if (plan === 'free') return names('plans.free')
    const priced = pricedPlans[plan]
    return words(`planPaid.${priced.period}`, { plan: names(`plans.${priced.plan}`) })
  }
}
