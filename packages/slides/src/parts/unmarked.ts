import type { Mark } from '@deckle/core/deck/slide.ts'

/** The mark of an answer that is neither right nor wrong (product.md §5). */
export const unmarked: Mark = { correct: null, earned: 0, possible: 0 }
