import type { Actor } from '@deckle/core/access/access.ts'
import type { Deps } from '../../deps.ts'
import { requireDeck } from '../decks/index.ts'
import type { Scope } from './queries.ts'
import { type RangeQuery, readRange } from './range.ts'

/** The deck, if its figures are there for the caller, and what of it is looked at. */
export async function requireScope(deps: Deps, actor: Actor, deckId: string, query: RangeQuery) {
  const deck = await requireDeck(deps.db, actor, 'deck.analytics', deckId)
  const scope: Scope = { ...(await readRange(deps, query)), clientId: deck.client_id, deckId: deck.id }
  return { deck, scope }
}
