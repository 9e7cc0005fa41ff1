import type { Billing } from '@deckle/contract/billing.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import type { PlanTarget } from '../../../billing/queries.ts'
import { useDay } from '../../../billing/use-day.ts'
import { useWords } from '../../../words/use-words.ts'
import { offerOf, planOf } from './rules/offer-of.ts'
import type { ShownPeriod } from './plan-price.tsx'

interface PlanActProps {
  readonly plan: PlanType
  readonly period: ShownPeriod
  readonly billing: Billing
  readonly onChange: (target: PlanTarget) => void
}

/** The next step to a plan. */
export function PlanAct({ plan, period, billing, onChange }: PlanActProps) {
  const words = useWords('plan-comparison')
  const names = useWords('deck')
  const day = useDay()
  const { scheduled } = billing
  const name = names(`plans.${plan}`)
  if (scheduled && planOf(scheduled.plan) === plan && plan !== billing.plan)
    return <p className="text-xs font-strong text-warning-text">{words('planned', { date: day(scheduled.at) })}</p>
  const offer = offerOf(billing, plan, period)
  if (!offer) return null
  if (offer.kind === 'talk')
    return (
      <LinkButton size="sm" href="/helpDesk" aria-label={words('choose.talkOf', { plan: name })}>
        {words('choose.talk')}
      </LinkButton>
    )
  const { kind, target, isSamePlan } = offer
  const paid = target === 'free' ? 'month' : pricedPlans[target].period
  const isBought = paid === 'once'
  const label = isBought ? 'buy' : kind
  const named = isBought ? 'buyOf' : (`${kind}To` as const)
  return (
    <Button
      size="sm"
      variant={kind === 'upgrade' && !isSamePlan ? 'primary' : 'secondary'}
      {...(!(isSamePlan && !isBought) && { 'aria-label': words(`choose.${named}`, { plan: name }) })}
      onPress={() => onChange(target)}
    >
      {isSamePlan && !isBought ? words(`choose.period.${paid}`) : words(`choose.${label}`)}
    </Button>
  )
}
