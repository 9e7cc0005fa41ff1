import type { DeckContent } from '@deckle/core/deck/deck.ts'

/** One side of a comparison: the older is `before`. */
export interface Side {
  readonly name: string
  readonly content: DeckContent
}
