import type { ReaderType } from '../reader-type/reader-type.ts'
import type { GameRules } from './ending/game.ts'
import type { ImageRef } from './design/image-ref.ts'
import type { LeadForm } from './lead-form/lead-form.ts'
import type { Outcome, ResultRange } from './ending/outcome.ts'
import type { Slide } from './slide.ts'

export { type ImageRef, noImage } from './design/image-ref.ts'

/** The seven colours of a deck, each `#rrggbb` (product.md §3 "Deck", §9). */
export interface DeckColors {
  readonly base: string
  readonly baseText: string
  readonly primary: string
  readonly primaryText: string
  readonly primaryVariation: string
  readonly secondary: string
  readonly secondaryText: string
}

/** Default texts after an answer (product.md §3, "Default feedback of the deck state"). */
export interface FeedbackTexts {
  readonly correct: string
  readonly incorrect: string
  readonly neutral: string
}

export const filters = [
  'none',
  'blur',
  'brighten',
  'contrast',
  'rotate_hue',
  'invert',
  'saturate',
  'greyscale',
  'sepia',
] as const
export const textPositions = [
  'top_left',
  'top_center',
  'top_right',
  'center_left',
  'center_center',
  'center_right',
  'bottom_left',
  'bottom_center',
  'bottom_right',
] as const
export const imageLayouts = ['side_full', 'side_split'] as const
export const transitions = ['none', 'fade', 'slide'] as const

export interface DeckDesign {
  readonly theme: 'normal' | 'inverted'
  readonly filter: (typeof filters)[number]
  readonly textPosition: (typeof textPositions)[number]
  readonly imageLayout: (typeof imageLayouts)[number]
  readonly transition: (typeof transitions)[number]
  /** Milliseconds, 100 … 1000 (product.md §9). */
  readonly transitionMs: number
}

/**
 * Translated strings of one language. `texts` are the deck's own by their path (`feedbackTexts.correct`, `outcomes.<id>.title`);
 * `slides` are by slide id, then by path within the slide (`question`, `options.<id>.text`).
 */
export interface Translation {
  readonly name: string
  readonly texts: Readonly<Record<string, string>>
  readonly slides: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const purposes = ['provide_insight', 'test_understanding'] as const
export const patterns = ['basic', 'disced'] as const
/** Languages of decks (decisions.md §2). */
export const languages = [
  'en',
  'hi',
  'bn',
  'ta',
  'te',
  'mr',
  'gu',
  'kn',
  'ml',
  'pa',
  'ur',
  'ar',
  'es',
  'fr',
  'de',
  'pt',
  'id',
  'zh',
] as const
export type Language = (typeof languages)[number]

export function isRightToLeft(language: string): boolean {
  return language === 'ur' || language === 'ar'
}

/**
 * The document that a creator edits and a version freezes, with the names of product.md §3 "Deck". Id, owner, revision
 * and publication belong to the row.
 */
export interface DeckContent {
  readonly name: string
  readonly readerType: ReaderType
  /** The language shown first. */
  readonly language: Language
  /** The language of the texts, where it is not the one shown first (`baseLanguageOf`). */
  readonly baseLanguage?: Language | undefined
  /** The slides, in the order of play. */
  readonly contentHash: readonly Slide[]
  readonly purpose: (typeof purposes)[number]
  readonly pattern: (typeof patterns)[number]
  /** Per cent, 0 … 100. */
  readonly passingPercentage: number
  /** The range of results, and the tags that answers add points to (product.md §3). */
  readonly resultRange: ResultRange
  /** Tried in this order. */
  readonly outcomes: readonly Outcome[]
  readonly feedback: boolean
  readonly feedbackTexts: FeedbackTexts
  readonly gameRules: GameRules
  /** What people are asked for beside the slides; absent for nothing. */
  readonly leadForm?: LeadForm | undefined
  readonly navEnabled: boolean
  readonly jumpAhead: boolean
  readonly voEnabled: boolean
  readonly translationEnabled: boolean
  /** Seconds for the whole deck, 0 for none. */
  readonly minTime: number
  /** Where answers are marked: on the server, or on the device for practice and offline use. */
  readonly marking: 'server' | 'device'
  readonly colors: DeckColors
  readonly design: DeckDesign
  readonly backgroundImage: ImageRef
  readonly overlayImage: ImageRef
  readonly presenter: ImageRef
  /** Media ids of the pictures added to the deck, newest last. */
  readonly images: readonly string[]
  readonly translations: Readonly<Partial<Record<Language, Translation>>>
}

/** Lengths and sizes of a deck as a whole (product.md §3). */
export const deckLimits = {
  name: { max: 60, ideal: 40 },
  feedback: { max: 140, ideal: 80 },
  voiceover: { max: 60, ideal: 40 },
  comments: 2000,
  slides: 500,
  outcomes: 50,
  masterTags: 50,
  tag: 40,
  jumpRules: 50,
  jumpConditions: 20,
  minTime: 3600,
} as const

/** Lengths of an outcome's texts (product.md §3: title, paragraph, button, link). */
export const outcomeLengths = {
  title: { max: 60, ideal: 40 },
  text: { max: 420, ideal: 256 },
  linkLabel: { max: 60, ideal: 40 },
  link: { max: 999, ideal: 999 },
} as const
