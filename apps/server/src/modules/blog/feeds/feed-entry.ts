import type { Card } from '../queries-cards.ts'

/** An article in a feed; addresses are absolute. */
export interface FeedEntry {
  readonly card: Card
  readonly url: string
  readonly html: string
  readonly image: string | null
}
