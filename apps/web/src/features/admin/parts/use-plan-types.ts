import { type PlanType, planTypes } from '@deckle/core/plan/plan.ts'
import { useIsOperator } from './use-is-operator.ts'

/** The plans that the user may assign: partners all except `partner`. @param present the current plan, always included */
export function usePlanTypes(present?: PlanType): readonly PlanType[] {
  const isOperator = useIsOperator()
  return planTypes.filter((type) => isOperator || type !== 'partner' || type === present)
}
