import type { Scoped } from '../../db/reach.ts'
import type { Deps } from '../../deps.ts'
import { requireDeckHeader } from '../decks/index.ts'
import type { Scope } from './queries.ts'
import { type RangeQuery, readRange } from './range.ts'

/** Refuses unless the actor may see the deck's figures; returns the deck and the requested days and version. */
export async function requireScope(deps: Deps, actor: Scoped, deckId: string, query: RangeQuery) {
  const deck = await requireDeckHeader(deps.db, actor, 'deck.analytics', deckId)
  const scope: Scope = { ...(await readRange(deps, query)), clientId: deck.client_id, deckId: deck.id }
  return { deck, scope }
}
