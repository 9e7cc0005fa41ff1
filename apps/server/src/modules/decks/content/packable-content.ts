import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { Db } from '../../../db/database.ts'
import { requirePublishable } from './publishable.ts'
import { requireJumpsAllowed } from '../publication/plan-limits.ts'
import { type DeckRecord, findVersionContent } from '../queries.ts'

/** The published version; for an unpublished deck its draft, if that could be published. */
export async function packableContent(db: Db, deck: DeckRecord, plan: PlanType): Promise<DeckContent> {
  const { client_id, id, published_version_id } = deck
  const published = published_version_id && (await findVersionContent(db, client_id, id, published_version_id))
  if (published) return published
  requirePublishable(deck.content)
  requireJumpsAllowed({ plan }, deck.content)
  return deck.content
}
