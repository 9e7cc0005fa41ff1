import type { Deck } from '@deckle/contract/decks.ts'
import { refuse } from '../../refusal.ts'

/** A deck was edited at an older revision than it has: the refusal bears the newer one. */
export function revisionConflict(deck: Deck) {
  return refuse('revision_conflict', { message: 'deck.changed', data: { deck } })
}
