import type { Deck } from '@deckle/contract/decks.ts'
import { refuse } from '../../refusal.ts'

/** Refusal of an edit to an outdated revision; carries the current deck. */
export function revisionConflict(deck: Deck) {
  return refuse('revision_conflict', { message: 'deck.changed', data: { deck } })
}
