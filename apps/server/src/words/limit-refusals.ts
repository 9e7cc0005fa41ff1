import type { LimitTexts } from '@deckle/contract/wording/texts.ts'
import type { PlanLimit } from '@deckle/core/plan/plan.ts'

/** The refusals of the plan's limits by message key. */
export function limitRefusals(limits: LimitTexts): Readonly<Record<`plan.${PlanLimit}`, string>> {
  const refusals = Object.entries(limits).map(([name, { refused }]) => [`plan.${name}`, refused])
  return Object.fromEntries(refusals) as Record<`plan.${PlanLimit}`, string>
}
