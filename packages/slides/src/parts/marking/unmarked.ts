import type { Mark } from '@deckle/core/deck/slide.ts'

/** Neither right nor wrong (product.md §5). */
export const unmarked: Mark = { correct: null, earned: 0, possible: 0 }
