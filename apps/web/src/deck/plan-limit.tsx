import { CallError } from '@deckle/contract/client/call-error.ts'
import { type PlanLimit, planThatLifts, planTypes, type PlanType, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useFreshLicense } from '../lib/session/use-fresh-license.ts'
import { useWords } from '../words/use-words.ts'

/** A limit that one more would pass: how many there may be, and the plan that lifts it (null where none does). */
export interface ReachedLimit {
  readonly limit: number
  readonly lifts: PlanType | null
}

/** Whether one more deck (or one more published deck) would pass the plan's limit; null while there is room. */
export function useReachedLimit(name: PlanLimit): ReachedLimit | null {
  const license = useFreshLicense()
  const { used, limit } = license[name]
  return used >= limit && limit < UNLIMITED ? { limit, lifts: planThatLifts(name, used + 1, license.plan) } : null
}

/** The limit that a refused call named; null for any other error. */
export function limitOf(error: unknown): (ReachedLimit & { readonly name: PlanLimit }) | null {
  if (!(error instanceof CallError) || error.status !== 402 || !error.limit) return null
  const { name, limit, lifts } = error.limit
  return {
    name: name === 'activeCampaigns' ? 'activeCampaigns' : 'campaigns',
    limit,
    lifts: planTypes.find((type) => type === lifts) ?? null,
  }
}

/** Says the limit before the click, and what lifts it. */
export function PlanLimitCallout({ name, reached }: { name: PlanLimit; reached: ReachedLimit }) {
  const t = useWords('deck')
  return (
    <Callout tone="warning" title={t(`limit.${name}`, { limit: reached.limit })}>
      {reached.lifts ? t('limit.lifts', { plan: t(`plans.${reached.lifts}`) }) : t('limit.room')}
    </Callout>
  )
}
