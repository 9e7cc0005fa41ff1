import { type PlanType, planTypes } from '@deckle/core/plan/plan.ts'
import { useIsOperator } from './use-is-operator.ts'

/** The plans that may be given: partners give every one but theirs. @param present stays among them */
export function usePlanTypes(present?: PlanType): readonly PlanType[] {
  const isOperator = useIsOperator()
  return planTypes.filter((type) => isOperator || type !== 'partner' || type === present)
}
