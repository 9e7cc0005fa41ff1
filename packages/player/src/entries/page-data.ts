import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck } from '../hosts/host.ts'

/** Ids of elements that the server writes and the browser finds. */
export const pageIds = { data: 'deckle-deck', root: 'deckle-player' } as const

export interface PageData {
  readonly deck: PlayDeck
  readonly words: PlayerWords
  readonly api: string
  readonly media: string
  /** With the right answers; only for a deck that is marked on the device. */
  readonly content?: DeckContent | undefined
  /** The page is in a frame on another site. */
  readonly embed: boolean
}

/** At the end of a frame's address: the surrounding page adjusts the height to what the player reports. */
export const autoHeight = '#auto'

export interface FrameMessage {
  readonly deckle: string
  readonly event?: 'view' | 'start' | 'answer' | 'complete'
  readonly slideId?: string | null
  readonly height?: number
}
