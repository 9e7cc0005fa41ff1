import type { Words } from '../../../words/use-words.ts'
import { fieldLabel } from '../form/field-label.ts'
import type { TranslationRow } from './translation-rows.ts'

/** Where a text stands: "Slide 3", or what a text of the deck itself is called. */
export function placeOf(t: Words<'editor'>, { slide, path }: Pick<TranslationRow, 'slide' | 'path'>): string {
  if (slide) return t('slide.number', { number: slide.slideSeq + 1 })
  const [kind, which] = path.split('.')
  if (kind === 'feedbackTexts') return t(`properties.feedbackTexts.${which as 'correct'}`)
  return kind === 'outcomes' ? t('translations.outcome') : kind === 'tags' ? t('translations.tag') : t('name')
}

/** The same, and which text of the slide it is: "Slide 3, Question". */
export function fullPlaceOf(t: Words<'editor'>, row: Pick<TranslationRow, 'slide' | 'path'>): string {
  return row.slide ? `${placeOf(t, row)}, ${fieldLabel(t, row.slide, row.path)}` : placeOf(t, row)
}
