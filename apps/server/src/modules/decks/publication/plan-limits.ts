import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isGated, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { usesJumps } from '@deckle/slides/catalog.ts'
import { requireFeature } from '../../licences/index.ts'

/** Refuses a deck with logic jumps with `plan_limit` when the plan has none (product.md §6, "Logic jumps"). */
export function requireJumpsAllowed(licence: { readonly plan: PlanType }, { contentHash }: DeckContent): void {
  const used = contentHash.filter((slide) => usesJumps(slide)).length
  if (used > 0) requireFeature(licence, 'logicJumps', used)
}

/** Refuses a deck that not everybody may play with `plan_limit` when the plan has no private decks (product.md §6). */
export function requirePrivacyAllowed(
  licence: { readonly plan: PlanType },
  { access }: Pick<PublicationSettings, 'access'>,
): void {
  if (isGated(access)) requireFeature(licence, 'privateCampaigns', 1)
}
