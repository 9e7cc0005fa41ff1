import { planTypes, type PlanType } from '@deckle/core/plan/plan.ts'

export function isPlanType(plan: string): plan is PlanType {
  return planTypes.some((type) => type === plan)
}
