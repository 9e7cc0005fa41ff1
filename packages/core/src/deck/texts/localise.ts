import type { ReaderType } from '../../reader-type/reader-type.ts'
import { type DeckContent, deckLimits, type Language, outcomeLengths, type Translation } from '../deck.ts'

type Languages = Pick<DeckContent, 'language' | 'baseLanguage' | 'translations'>

/**
 * The language that the deck's texts are written in; all others are translations (decisions.md §2 "Language"). A deck that
 * has a translation in the language shown first was English before that language was chosen.
 */
export function baseLanguageOf({ language, baseLanguage, translations }: Languages): Language {
  return baseLanguage ?? (Object.hasOwn(translations, language) ? 'en' : language)
}

/** The texts of a language; undefined for the one that the deck is written in, and where there are none. */
export function translationIn(content: Languages, language: string): Translation | undefined {
  if (language === baseLanguageOf(content) || !Object.hasOwn(content.translations, language)) return undefined
  return content.translations[language as Language]
}

/** The deck's name in a language; the base name where it is not translated (product.md §4, "Switch language"). */
export function deckNameIn(content: Languages & Pick<DeckContent, 'name'>, language: string): string {
  return translationIn(content, language)?.name.trim() || content.name
}

/** A translatable text of the deck itself, beside its name, with its lengths. */
export interface DeckText {
  /** `feedbackTexts.correct`, `outcomes.<id>.title`, `tags.<key>`. */
  readonly path: string
  readonly text: string
  readonly max: number
}

type TextsOfDeck = Pick<DeckContent, 'feedbackTexts' | 'outcomes' | 'resultRange'>

/** The deck's own translatable texts, beside its name; blank ones are left out. */
export function deckTextsOf({ feedbackTexts, outcomes, resultRange }: TextsOfDeck): readonly DeckText[] {
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
  ]
  return texts.filter(({ text }) => text.trim() !== '')
}

/** Where a tag's name is translated: paths hold no spaces or letters beyond ASCII (FNV-1a, 32 bits). */
export function tagPath(tag: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at++) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  return `tags.${(hash >>> 0).toString(16)}`
}

/** The deck's own texts in a language; what is not translated stays in the deck's own. */
export function deckTextsIn(
  content: TextsOfDeck & Languages,
  language: string,
): Pick<DeckContent, 'feedbackTexts' | 'outcomes'> & { readonly tagName: (tag: string) => string } {
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
    tagName: (tag) => at(tagPath(tag), tag),
  }
}

/** What a deck is called until somebody names it. Hindi for Hindi, English for all other languages. */
export function newDeckName(readerType: ReaderType, language: Language): string {
  return language === 'hi' ? hindi[readerType] : `New ${english[readerType]}`
}

const english: Readonly<Record<ReaderType, string>> = {
  story: 'story',
  quiz: 'quiz',
  game: 'game',
  poll: 'poll',
  survey: 'survey',
  audit: 'audit',
  assessment: 'assessment',
  submission: 'submission',
  feedback: 'feedback form',
  calculator: 'calculator',
  profiler: 'profiler',
  recommendation: 'recommendation',
  linklist: 'link list',
}

const hindi: Readonly<Record<ReaderType, string>> = {
  story: 'नई कहानी',
  quiz: 'नई प्रश्नोत्तरी',
  game: 'नया खेल',
  poll: 'नया मतदान',
  survey: 'नया सर्वेक्षण',
  audit: 'नया ऑडिट',
  assessment: 'नया मूल्यांकन',
  submission: 'नया सबमिशन',
  feedback: 'नया फ़ीडबैक फ़ॉर्म',
  calculator: 'नया कैलकुलेटर',
  profiler: 'नया प्रोफ़ाइलर',
  recommendation: 'नई सिफ़ारिश',
  linklist: 'नई लिंक सूची',
}
