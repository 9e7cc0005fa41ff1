import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'

const catalog: SlideCatalog = {
  defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}

/** Contains the first slide of its reader type. */
export function newContent(
  readerType: ReaderType,
  language: Language,
  newId: () => string,
  name?: string,
): DeckContent {
  return createDeck({ readerType, language, catalog, newId, name })
}
