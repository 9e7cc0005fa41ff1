/** A chunk of its own, without the rest of jump.ts. */
export { jumpTarget } from '@deckle/core/deck/jump.ts'
