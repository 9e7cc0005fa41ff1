import { type PlanLimit, plans, planThatLifts, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Db } from '../../../db/database.ts'
import { countDecks, lockClientPlan } from '../queries.ts'

/**
 * Refuses with `plan_limit` where one more would pass the client's plan. Call it inside the transaction of the
 * act it limits: the client's row stays locked until that ends, so that two at once can't pass (decisions.md §1).
 */
export async function requireRoom(transaction: Db, clientId: string, limit: PlanLimit): Promise<void> {
  const { plan } = await lockClientPlan(transaction, clientId)
  const most = plans[plan][limit]
  if (most >= UNLIMITED) return
  const used = await countDecks(transaction, clientId, limit === 'campaigns' ? 'kept' : 'published')
  if (used < most) return
  throw refuse('plan_limit', {
    message: `plan.${limit}|limit=${most}|used=${used}`,
    limit: { name: limit, limit: most, used, lifts: planThatLifts(limit, used + 1, plan) },
  })
}
