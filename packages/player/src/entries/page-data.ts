import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck } from '../hosts/host.ts'

/** Ids of the page's parts that the server writes and the browser finds. */
export const pageIds = { data: 'deckle-deck', root: 'deckle-player' } as const

/** What the page carries for the script. */
export interface PageData {
  readonly deck: PlayDeck
  /** In the deck's language only: the script carries no catalogue. */
  readonly words: PlayerWords
  readonly api: string
  readonly media: string
  /** With the right answers: of a deck that is marked on the device only. */
  readonly content?: DeckContent | undefined
  /** The page stands in a frame on another site. */
  readonly embed: boolean
}

/** At the end of a frame's address: the frame is made as high as the player says. */
export const autoHeight = '#auto'

/** What a framed player tells the page around it. */
export interface FrameMessage {
  /** The deck's short id. */
  readonly deckle: string
  readonly event?: 'view' | 'start' | 'answer' | 'complete'
  readonly slideId?: string | null
  /** Pixels that the content needs. */
  readonly height?: number
}
