import { type DeckContent, deckLimits, type Language } from '@deckle/core/deck/deck.ts'
import type { TranslationText } from '@deckle/core/deck/translation-files/translation-text.ts'
import type { Words } from '../../../../words/use-words.ts'
import { fullPlaceOf } from '../translation-place.ts'
import { translatedText, translationRows } from '../translation-rows.ts'

export function fileTexts(t: Words<'editor'>, content: DeckContent, language: Language): readonly TranslationText[] {
  return translationRows(content).map((row) => ({
    slideId: row.slide?.slideId ?? null,
    path: row.path,
    source: row.text,
    target: translatedText(row, content.translations[language]),
    max: row.max ?? deckLimits.name.max,
    multiline: row.multiline,
    place: fullPlaceOf(t, row),
  }))
}
