import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'

export interface PublicationTabProps {
  readonly deck: Deck
  /** The draft as it is on the screen. */
  readonly content: DeckContent
  /** Saves the draft: its revision, or null when it can't be saved now. */
  readonly flush: () => Promise<number | null>
  readonly setDeck: (deck: Deck) => void
  /** Reports whether settings are changed on the screen and not saved. */
  readonly setUnsavedSettings: (isUnsaved: boolean) => void
  /** Makes a version the draft in one step; `undo` returns false when the draft has changed since. */
  readonly putVersion: (content: DeckContent) => { readonly undo: () => boolean }
  /** Opens the version history, at a version when its id is provided. */
  readonly openHistory: (versionId?: string) => void
  /** Open after "Publish" was pressed in the header: the deck is published if nothing prevents it or needs a look. */
  readonly request: { readonly isOpen: boolean; readonly close: () => void }
  readonly goToPlace: (slideId: string, path: string) => void
}
