import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { textsOfSlide } from '@deckle/slides/catalog.ts'

/** One text to translate: the deck's name where there is no slide. */
export interface TranslationRow {
  readonly slide: Slide | null
  readonly path: string
  readonly text: string
  readonly max: number | null
  readonly multiline: boolean
}

/** Every text of a deck that is not blank, in the order of play, its name first. */
export function translationRows(
  content: DeckContent,
  textsOf: typeof textsOfSlide = textsOfSlide,
): readonly TranslationRow[] {
  const name: TranslationRow = { slide: null, path: 'name', text: content.name, max: null, multiline: false }
  const texts = content.contentHash.flatMap((slide) =>
    textsOf(slide).flatMap(({ path, text, field }): TranslationRow[] =>
      text.trim() === '' ? [] : [{ slide, path, text, max: field?.max ?? 200, multiline: field?.multiline ?? false }],
    ),
  )
  return [name, ...texts]
}

/** How many texts a language lacks. */
export function missingIn(content: DeckContent, language: Language): number {
  const translation = content.translations[language]
  return translationRows(content).filter((row) => {
    const text = row.slide ? translation?.slides[row.slide.slideId]?.[row.path] : translation?.name
    return !text?.trim()
  }).length
}
