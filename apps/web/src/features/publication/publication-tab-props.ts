import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'

/** What the publish tab gets of the deck that is edited. */
export interface PublicationTabProps {
  readonly deck: Deck
  /** The draft as it is on the screen. */
  readonly content: DeckContent
  /** Saves what is unsaved: its revision, or null where it can't be saved now. */
  readonly flush: () => Promise<number | null>
  readonly setDeck: (deck: Deck) => void
  /** Told whether settings are changed on the screen and not in force. */
  readonly setUnsavedSettings: (isUnsaved: boolean) => void
  /** Makes a version the draft as one step; `undo` answers false where something was changed since. */
  readonly putVersion: (content: DeckContent) => { readonly undo: () => boolean }
  /** Opens the version history, at a version by its id where one is given. */
  readonly openHistory: (versionId?: string) => void
  readonly goToPlace: (slideId: string, path: string) => void
  readonly goToTab: (tab: 'properties' | 'design') => void
}
