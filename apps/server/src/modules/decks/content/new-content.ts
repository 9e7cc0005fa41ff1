import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import { createDeck, newSlide } from '@deckle/core/deck/new-deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { defaultData, firstTemplateFor, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'

const catalog: SlideCatalog = {
  defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}

/** The content of a new deck: the first slide of its reader type, or the first one allowed where that type is not built. */
export function newContent(
  readerType: ReaderType,
  language: Language,
  newId: () => string,
  name?: string,
): DeckContent {
  const content = createDeck(readerType, language, catalog, newId, name)
  if (content.contentHash.every((slide) => isSlideType(slide.template))) return content
  return { ...content, contentHash: [newSlide(firstTemplateFor(readerType), 0, catalog, newId)] }
}
