import type { billing } from '@deckle/contract/billing.ts'
import { PAUSE_AFTER_DAYS } from '@deckle/core/payment/billing.ts'
import { changeKind } from '@deckle/core/payment/plan-change.ts'
import { type PlanFlag, planLimitNames, planLimits, plans, type PlanType } from '@deckle/core/plan/plan.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { Handler } from '../../../http/handler.ts'
import { listDecksBeyond } from '../../decks/index.ts'
import { readUsage } from '../../licences/index.ts'
import { readPresentPlan } from '../buy/present-plan.ts'

const DAY = 86_400_000
/** Decks that are named. */
const MOST = 100
const flags = ['customLogo', 'logicJumps', 'privateCampaigns', 'geoAnalytics'] as const satisfies readonly PlanFlag[]

/** `free` can be previewed without a subscription too. */
export const previewChange: Handler<typeof billing.preview> = async ({ deps, actor, query }) => {
  const { clientId } = actor
  const { state, present, plan: from } = await readPresentPlan(deps.db, clientId, deps.now())
  const kind = changeKind(present, query.plan)
  const to = planAfter(query.plan, state.isOwned)
  const used = await readUsage(deps, actor, planLimitNames)
  const beyond = await listDecksBeyond(deps.db, clientId, to, MOST)
  const at = kind === 'downgrade' && state.periodEndsAt !== null ? new Date(state.periodEndsAt) : deps.now()
  return {
    preview: {
      plan: query.plan,
      kind,
      at: at.toISOString(),
      exceeds: planLimitNames.flatMap((name) =>
        used[name] > planLimits[name][to] ? [{ name, used: used[name], limit: planLimits[name][to] }] : [],
      ),
      loses: flags.filter((flag) => plans[from][flag] && !plans[to][flag]),
      decks: beyond.decks.map(({ id, name, created_at }) => ({ id, name, created_at: created_at.toISOString() })),
      total: beyond.total,
      pauses_at: beyond.total > 0 ? new Date(at.getTime() + PAUSE_AFTER_DAYS * DAY).toISOString() : null,
    },
  }
}

/** Without a subscription, what was bought for good holds again. */
function planAfter(to: keyof typeof pricedPlans | 'free', isOwned: boolean): PlanType {
  if (to !== 'free') return pricedPlans[to].plan
  return isOwned ? 'perpetual_business' : 'free'
}
