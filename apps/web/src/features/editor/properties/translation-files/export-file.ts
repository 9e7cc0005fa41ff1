import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import { toCsv } from '@deckle/core/deck/translation-files/csv-file.ts'
import { toXliff } from '@deckle/core/deck/translation-files/xliff-file.ts'
import { saveFile } from '../../../../deck/save-file.ts'
import type { Words } from '../../../../words/use-words.ts'
import { fileTexts } from './file-texts.ts'

/** Downloads a deck's texts in two languages as a file for translators. */
export function exportTranslations(
  t: Words<'editor'>,
  deck: { readonly id: string; readonly content: DeckContent },
  language: Language,
  format: 'xliff' | 'csv',
): void {
  const { content } = deck
  const file = {
    deckId: deck.id,
    sourceLanguage: baseLanguageOf(content),
    targetLanguage: language,
    texts: fileTexts(t, content, language),
  }
  const blob =
    format === 'csv'
      ? new Blob([toCsv(file)], { type: 'text/csv;charset=utf-8' })
      : new Blob([toXliff(file)], { type: 'application/xliff+xml' })
  saveFile(blob, `${content.name} ${baseLanguageOf(content)}-${language}.${format === 'csv' ? 'csv' : 'xlf'}`)
}
