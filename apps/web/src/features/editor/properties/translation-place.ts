import type { Words } from '../../../words/use-words.ts'
import { fieldLabel } from '../form/field-label.ts'
import type { TranslationRow } from './translation-rows.ts'

/** A text's location: "Slide 3", or the label of a text of the deck itself. */
export function placeOf(t: Words<'editor'>, { slide, path }: Pick<TranslationRow, 'slide' | 'path'>): string {
  if (slide) return t('slide.number', { number: slide.slideSeq + 1 })
  const [kind, which] = path.split('.')
  if (kind === 'feedbackTexts') return t(`properties.feedbackTexts.${which as 'correct'}`)
  if (kind === 'leadForm') return t('translations.leadForm')
  return kind === 'outcomes' ? t('translations.outcome') : kind === 'tags' ? t('translations.tag') : t('name')
}

/** The location with the text's label: "Slide 3, Question". */
export function fullPlaceOf(t: Words<'editor'>, row: Pick<TranslationRow, 'slide' | 'path'>): string {
  return row.slide ? `${placeOf(t, row)}, ${fieldLabel(t, row.slide, row.path)}` : placeOf(t, row)
}
