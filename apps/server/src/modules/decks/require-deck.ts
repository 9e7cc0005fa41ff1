import { type Action, type Actor, hasReach, may, type Subject } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { type DeckRecord, findDeck, lockDeck } from './queries.ts'

/** Refuses with `not_found` if the actor may not see the deck, with `not_allowed` if they may not do this. */
export async function requireDeck(
  db: Db,
  actor: Actor,
  action: Action,
  id: string,
  how: { lock?: boolean; bin?: boolean } = {},
): Promise<DeckRecord> {
  const anyClient = hasReach(actor, action, 'any')
  const deck = await (how.lock ? lockDeck(db, actor, id, how) : findDeck(db, actor, id, { ...how, anyClient }))
  if (!deck) throw refuse('not_found', 'deck.missing')
  if (!may(actor, action, subjectOf(deck))) throw refuse('not_allowed', 'deck.others')
  return deck
}

export function subjectOf(deck: Pick<DeckRecord, 'client_id' | 'owner_id' | 'shared' | 'is_below'>): Subject {
  return { clientId: deck.client_id, ownerId: deck.owner_id, shared: deck.shared, isBelow: deck.is_below }
}
