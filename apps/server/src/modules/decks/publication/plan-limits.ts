import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isGated, type PublicationSettings } from '@deckle/core/deck/publication.ts'
import { type PlanLimit, plans, planThatLifts, type PlanType, planWith, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { refuse } from '@deckle/core/error.ts'
import { usesJumps } from '@deckle/slides/catalog.ts'
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

/** Refuses with `plan_limit` a deck with logic jumps where the plan has none (product.md §6, "Logic jumps"). */
export function requireJumpsAllowed(plan: PlanType, { contentHash }: DeckContent): void {
  const used = contentHash.filter((slide) => usesJumps(slide)).length
  if (used === 0 || plans[plan].logicJumps) return
  throw refuse('plan_limit', {
    message: 'plan.logic_jumps',
    limit: { name: 'logicJumps', limit: 0, used, lifts: planWith('logicJumps', plan) },
  })
}

/** Refuses with `plan_limit` a deck that not everybody may play where the plan has no private decks (product.md §6). */
export function requirePrivacyAllowed(plan: PlanType, { access }: Pick<PublicationSettings, 'access'>): void {
  if (!isGated(access) || plans[plan].privateCampaigns) return
  throw refuse('plan_limit', {
    message: 'plan.private_campaigns',
    limit: { name: 'privateCampaigns', limit: 0, used: 1, lifts: planWith('privateCampaigns', plan) },
  })
}
