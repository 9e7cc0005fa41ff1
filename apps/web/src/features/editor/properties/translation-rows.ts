import type { DeckContent, Language, Translation } from '@deckle/core/deck/deck.ts'
import { deckTextsOf } from '@deckle/core/deck/texts/localise.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { textsOfSlide } from '@deckle/slides/catalog.ts'

/** A text to translate; no slide for texts of the deck itself. */
export interface TranslationRow {
  readonly slide: Slide | null
  readonly path: string
  readonly text: string
  readonly max: number | null
  readonly multiline: boolean
}

/** Every text of a deck that is not blank: its name, the slides in the order of play, then the deck's other texts. */
export function translationRows(
  content: DeckContent,
  textsOf: typeof textsOfSlide = textsOfSlide,
): readonly TranslationRow[] {
  const name: TranslationRow = { slide: null, path: 'name', text: content.name, max: null, multiline: false }
  const texts = content.contentHash.flatMap((slide) =>
    textsOf(slide).flatMap(({ path, text, field }): TranslationRow[] =>
      isBlank(text) ? [] : [{ slide, path, text, max: field?.max ?? 200, multiline: field?.multiline ?? false }],
    ),
  )
  const ofDeck = deckTextsOf(content).map(({ path, text, max }): TranslationRow => ({
    slide: null,
    path,
    text,
    max,
    multiline: path.endsWith('.text') || path === 'leadForm.consent',
  }))
  return [name, ...texts, ...ofDeck]
}

/** '' if not translated. */
export function translatedText({ slide, path }: TranslationRow, translation: Translation | undefined): string {
  if (slide) return translation?.slides[slide.slideId]?.[path] ?? ''
  return (path === 'name' ? translation?.name : translation?.texts[path]) ?? ''
}

export function missingIn(content: DeckContent, language: Language): number {
  return translationRows(content).filter((row) => isBlank(translatedText(row, content.translations[language]))).length
}
