import type { DeckColors, DeckDesign } from '@deckle/core/deck/deck.ts'
import { deckVariables } from './deck-style.ts'

/**
 * Sets a deck's colours and speed on its stage, where the page has many decks or changing ones: preview, editor.
 * A published deck's page has them in its style sheet, so its build uses `no-paint.ts`.
 */
export function paintDeck(
  stage: HTMLElement,
  deck: { readonly colors: DeckColors; readonly design: DeckDesign },
): void {
  for (const [name, value] of deckVariables(deck)) stage.style.setProperty(name, value)
}
