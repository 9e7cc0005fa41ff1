import { CallError } from '@deckle/contract/client/call-error.ts'
import { type PlanLimit, planThatLifts, planTypes, type PlanType, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useFreshLicense } from '../lib/session/use-fresh-license.ts'
import { useWords } from '../words/use-words.ts'

/** A plan limit that is reached: the maximum, and the plan that lifts it (null for none). */
export interface ReachedLimit {
  readonly limit: number
  readonly lifts: PlanType | null
}

/** The limit that one more deck (or published deck) would exceed; null while there is room. */
export function useReachedLimit(name: PlanLimit): ReachedLimit | null {
  const license = useFreshLicense()
  const { used, limit } = license[name]
  return used >= limit && limit < UNLIMITED ? { limit, lifts: planThatLifts(name, used + 1, license.plan) } : null
}

/** The limit in a refused call's error; null for other errors. */
export function limitOf(error: unknown): (ReachedLimit & { readonly name: PlanLimit }) | null {
  if (!(error instanceof CallError) || error.status !== 402 || !error.limit) return null
  const { name, limit, lifts } = error.limit
  return {
    name: name === 'activeCampaigns' ? 'activeCampaigns' : 'campaigns',
    limit,
    lifts: planTypes.find((type) => type === lifts) ?? null,
  }
}

/** Shows the limit before the click, and the plan that lifts it. */
export function PlanLimitCallout({ name, reached }: { name: PlanLimit; reached: ReachedLimit }) {
  const t = useWords('deck')
  return (
    <Callout tone="warning" title={t(`limit.${name}`, { limit: reached.limit })}>
      {reached.lifts ? t('limit.lifts', { plan: t(`plans.${reached.lifts}`) }) : t('limit.room')}
    </Callout>
  )
}
