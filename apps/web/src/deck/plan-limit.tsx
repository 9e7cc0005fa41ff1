import { may } from '@deckle/core/access/access.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { isPlanLimit } from '@deckle/core/plan/limit.ts'
import { type PlanLimit, planThatLifts, planTypes, type PlanType, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { upgradePlans } from '@deckle/core/plan/upgrade.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Link } from 'react-aria-components'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { actorOf } from '../lib/session/actor-of.ts'
import { useAuth } from '../lib/session/auth-state.ts'
import { useFreshLicense } from '../lib/session/use-fresh-license.ts'
import { useWords } from '../words/use-words.ts'

interface ReachedPlanLimit {
  readonly name: PlanLimit
  readonly limit: number
  /** The plan that lifts it; null for none. */
  readonly lifts: PlanType | null
}

/** A limit of the licence, or a missing feature of the plan: shows the server's message. */
interface OtherRefusal {
  readonly name: null
  readonly error: CallError
  readonly lifts: PlanType | null
}

type ReachedLimit = ReachedPlanLimit | OtherRefusal

/** The plan's limit that one more would exceed; null while there is room. */
export function useReachedLimit(name: PlanLimit): ReachedPlanLimit | null {
  const license = useFreshLicense()
  const { used, limit } = license[name]
  return used >= limit && limit < UNLIMITED ? { name, limit, lifts: planThatLifts(name, used + 1, license.plan) } : null
}

/** The limit in a refused call's error; null for other errors. */
export function limitOf(error: unknown): ReachedLimit | null {
  if (!(error instanceof CallError) || error.status !== 402 || !error.limit) return null
  const { name, limit } = error.limit
  const lifts = planTypes.find((type) => type === error.limit?.lifts) ?? null
  return isPlanLimit(name) ? { name, limit, lifts } : { name: null, error, lifts }
}

/** What is reached, and which plan lifts it (undefined for none). */
export function useLimitWords(): (reached: ReachedLimit) => { readonly title: string; readonly lifts?: string } {
  const t = useWords('deck')
  const errorWords = useErrorWords()
  return (reached) => ({
    title:
      reached.name === null ? errorWords(reached.error) : t(`limits.${reached.name}.reached`, { limit: reached.limit }),
    ...(reached.lifts && { lifts: t('planLifts', { plan: t(`plans.${reached.lifts}`) }) }),
  })
}

/** Whether the person buys plans; others ask for them. */
function useIsBuyer(): boolean {
  const user = useAuth((state) => state.user)
  return user !== null && may(actorOf(user), 'billing.pay')
}

/** Shows the limit before the click, and the plan that lifts it. */
export function PlanLimitCallout({ reached }: { reached: ReachedLimit }) {
  const t = useWords('deck')
  const { title, lifts } = useLimitWords()(reached)
  const isBuyer = useIsBuyer()
  const asked = upgradePlans.find((plan) => plan === reached.lifts)
  return (
    <Callout
      tone="warning"
      title={title}
      action={
        asked && (
          <Link
            href={isBuyer ? `/billing?tab=plans&plan=${asked}` : `/account?tab=plan&plan=${asked}`}
            className="rounded-sm text-brand-text underline underline-offset-3 touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {t(isBuyer ? 'lookAtPlan' : 'askForPlan', { plan: t(`plans.${asked}`) })}
          </Link>
        )
      }
    >
      {lifts ?? (reached.name && t(`limits.${reached.name}.makeRoom`))}
    </Callout>
  )
}
