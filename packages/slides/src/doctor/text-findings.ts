import { isBlank } from '@deckle/core/text/is-blank.ts'
import { lowContrastPairs } from '@deckle/core/deck/design/contrast.ts'
import { type DeckContent, deckLimits, type Language, outcomeLengths } from '@deckle/core/deck/deck.ts'
import { leadFormLimits } from '@deckle/core/deck/lead-form/lead-form-limits.ts'
import type { LeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { baseLanguageOf, deckTextsOf } from '@deckle/core/deck/texts/localise.ts'
import { textsOfSlide } from '../catalog.ts'
import { type Finding, warning } from './finding.ts'

export function lengthFindings(content: DeckContent): Finding[] {
  const ofSlides = content.contentHash.flatMap((slide) =>
    textsOfSlide(slide)
      .filter(({ text, field }) => field !== null && text.length > field.ideal)
      .map(({ path, text, field }) =>
        warning('over_ideal', slide.slideId, path, { length: text.length, ideal: field?.ideal ?? 0 }),
      ),
  )
  const over = (path: string, text: string, ideal: number): Finding[] =>
    text.length > ideal ? [warning('over_ideal', '', path, { length: text.length, ideal })] : []
  const ofOutcomes = content.outcomes.flatMap(({ id, title, text, linkLabel }) => [
    ...over(`outcomes.${id}.title`, title, outcomeLengths.title.ideal),
    ...over(`outcomes.${id}.text`, text, outcomeLengths.text.ideal),
    ...over(`outcomes.${id}.linkLabel`, linkLabel, outcomeLengths.linkLabel.ideal),
  ])
  return [
    ...over('name', content.name, deckLimits.name.ideal),
    ...ofSlides,
    ...ofOutcomes,
    ...(content.leadForm ? leadFormLengths(content.leadForm, over) : []),
  ]
}

function leadFormLengths(
  { title, text, button, fields, consent }: LeadForm,
  over: (path: string, text: string, ideal: number) => Finding[],
): Finding[] {
  return [
    ...over('leadForm.title', title, leadFormLimits.title.ideal),
    ...over('leadForm.text', text, leadFormLimits.text.ideal),
    ...over('leadForm.button', button, leadFormLimits.button.ideal),
    ...fields.flatMap(({ id, label }) => over(`leadForm.fields.${id}`, label, leadFormLimits.label.ideal)),
    ...over('leadForm.consent', consent.text, leadFormLimits.consent.ideal),
  ]
}

export function translationFindings(content: DeckContent): Finding[] {
  if (!content.translationEnabled) return []
  const languages = (Object.keys(content.translations) as Language[]).filter((one) => one !== baseLanguageOf(content))
  return languages.flatMap((language) => {
    const missing = missingTexts(content, language)
    return missing > 0 ? [warning('untranslated', '', 'translations', { language, count: missing })] : []
  })
}

/** Number of texts without a translation; blank ones don't count. */
function missingTexts(content: DeckContent, language: Language): number {
  const translation = content.translations[language]
  const isMissing = (text = '') => isBlank(text)
  const ofSlides = content.contentHash.flatMap((slide) =>
    textsOfSlide(slide).filter(
      ({ path, text }) => !isBlank(text) && isMissing(translation?.slides[slide.slideId]?.[path]),
    ),
  )
  const ofDeck = deckTextsOf(content).filter(({ path }) => isMissing(translation?.texts[path]))
  return ofSlides.length + ofDeck.length + (isMissing(translation?.name) ? 1 : 0)
}

/** Pairs of colours with too little contrast (WCAG 2.2, 1.4.3). */
export function colorFindings({ colors }: DeckContent): Finding[] {
  const pairs = lowContrastPairs(colors).filter((pair) => pair.needed === 4.5)
  return pairs.length > 0 ? [warning('low_contrast', '', 'colors', { count: pairs.length })] : []
}
