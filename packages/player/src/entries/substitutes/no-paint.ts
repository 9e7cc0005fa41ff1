/** Replaces paint-deck.ts: a published deck's page has its colours in its style sheet (`deckStyle`). */
export const paintDeck = () => undefined
