import { type DeckContent, deckLimits, type Language, outcomeLengths, type Translation } from '../deck.ts'
import { localiseLeadForm, leadFormTexts } from '../lead-form/lead-form-texts.ts'

type Languages = Pick<DeckContent, 'language' | 'baseLanguage' | 'translations'>

/**
 * The language of the deck's texts; all others are translations (decisions.md §2 "Language"). A stored deck without
 * `baseLanguage` that has a translation in the language shown first is in English.
 */
export function baseLanguageOf({ language, baseLanguage, translations }: Languages): Language {
  return baseLanguage ?? (Object.hasOwn(translations, language) ? 'en' : language)
}

/** Undefined for the base language, and for a language without translation. */
export function translationIn(content: Languages, language: string): Translation | undefined {
  if (language === baseLanguageOf(content) || !Object.hasOwn(content.translations, language)) return undefined
  return content.translations[language as Language]
}

/** The base name where it is not translated (product.md §4, "Switch language"). */
export function deckNameIn(content: Languages & Pick<DeckContent, 'name'>, language: string): string {
  return translationIn(content, language)?.name.trim() || content.name
}

/** A translatable text of the deck itself, beside its name; `max` in characters. */
export interface DeckText {
  /** `feedbackTexts.correct`, `outcomes.<id>.title`, `tags.<key>`, `leadForm.title`. */
  readonly path: string
  readonly text: string
  readonly max: number
}

type TextsOfDeck = Pick<DeckContent, 'feedbackTexts' | 'outcomes' | 'resultRange' | 'leadForm'>

/** Blank texts are left out. */
export function deckTextsOf({ feedbackTexts, outcomes, resultRange, leadForm }: TextsOfDeck): readonly DeckText[] {
  const texts: DeckText[] = [
    ...(['correct', 'incorrect', 'neutral'] as const).map((which) => ({
      path: `feedbackTexts.${which}`,
      text: feedbackTexts[which],
      max: deckLimits.feedback.max,
    })),
    ...outcomes.flatMap((outcome) =>
      (['title', 'text', 'linkLabel'] as const).map((name) => ({
        path: `outcomes.${outcome.id}.${name}`,
        text: outcome[name],
        max: outcomeLengths[name].max,
      })),
    ),
    ...outcomes.map(({ id, image }) => ({ path: `outcomes.${id}.image.alt`, text: image.alt, max: 200 })),
    ...resultRange.masterTags.map((tag) => ({ path: tagPath(tag), text: tag, max: deckLimits.tag })),
    ...(leadForm ? leadFormTexts(leadForm) : []),
  ]
  return texts.filter(({ text }) => text.trim() !== '')
}

/** The path of a tag's translated name. It is hashed (FNV-1a, 32 bits): paths hold ASCII letters without spaces. */
export function tagPath(tag: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at++) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  return `tags.${(hash >>> 0).toString(16)}`
}

/** Untranslated texts stay in the base language. */
export function deckTextsIn(
  content: TextsOfDeck & Languages,
  language: string,
): Pick<DeckContent, 'feedbackTexts' | 'outcomes' | 'leadForm'> & { readonly tagName: (tag: string) => string } {
  const texts = translationIn(content, language)?.texts ?? {}
  const at = (path: string, text: string): string => texts[path]?.trim() || text
  const { correct, incorrect, neutral } = content.feedbackTexts
  return {
    feedbackTexts: {
      correct: at('feedbackTexts.correct', correct),
      incorrect: at('feedbackTexts.incorrect', incorrect),
      neutral: at('feedbackTexts.neutral', neutral),
    },
    outcomes: content.outcomes.map((outcome) => ({
      ...outcome,
      title: at(`outcomes.${outcome.id}.title`, outcome.title),
      text: at(`outcomes.${outcome.id}.text`, outcome.text),
      linkLabel: at(`outcomes.${outcome.id}.linkLabel`, outcome.linkLabel),
      image: { ...outcome.image, alt: at(`outcomes.${outcome.id}.image.alt`, outcome.image.alt) },
    })),
    ...(content.leadForm && { leadForm: localiseLeadForm(content.leadForm, at) }),
    tagName: (tag) => at(tagPath(tag), tag),
  }
}
