import type { Deck } from '@deckle/contract/decks.ts'
import { refuse } from '../../../refusal.ts'

/** Carries the current deck. */
export function revisionConflict(deck: Deck) {
  return refuse('revision_conflict', { message: 'deck.changed', data: { deck } })
}
