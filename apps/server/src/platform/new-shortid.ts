import { randomBytes } from 'node:crypto'
import { shortIdFrom } from '@deckle/core/text/short-id.ts'

/** Eight characters of base58 (decisions.md §2). */
export function newShortid(): string {
  for (;;) {
    const shortid = shortIdFrom(randomBytes(24))
    if (shortid !== null) return shortid
  }
}
