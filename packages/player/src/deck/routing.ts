/** What decides jumps, and nothing else of its file. */
export { jumpTarget } from '@deckle/core/deck/jump.ts'
