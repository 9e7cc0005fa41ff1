import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { baseLanguageOf, deckNameIn, translationIn } from '@deckle/core/deck/texts/localise.ts'
import { decidedJumps } from '@deckle/core/deck/decided-jumps.ts'
import { hasJumps, isSecretTest, type SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import {
  leadsByMark,
  definitionOf,
  interactionOf,
  isSlideType,
  localiseSlide,
  targetsOf,
} from '@deckle/slides/catalog.ts'
import { isMarkedRight, redactSlide } from '@deckle/slides/scoring.ts'
import type { PlayDeck, PlaySlide } from '../hosts/host.ts'

export interface PlayDeckOptions {
  /** The deck's own by default, or where there is no translation. */
  readonly language?: string
  readonly poweredBy: boolean
  /** In bytes: a file of this size is refused; 0 for no limit. */
  readonly uploadLimit?: number
  /** Opened by an invite. */
  readonly once?: boolean
  readonly brand: PlayDeck['brand']
}

/**
 * A version as the player receives it: redacted, in one language, without the author's notes, translations and passing
 * percentage. Pure; the server caches its JSON.
 * @param ids those of the published version; shortid '' in a preview
 */
export function toPlayDeck(
  content: DeckContent,
  ids: Pick<PlayDeck, 'deckId' | 'versionId' | 'shortid'>,
  options: PlayDeckOptions,
): PlayDeck {
  const languages = playLanguages(content)
  const language = languages.find((one) => one === options.language) ?? content.language
  const translation = translationIn(content, language)
  return {
    ...ids,
    ...shownOf(content, options),
    name: deckNameIn(content, language),
    language,
    languages,
    slides: content.contentHash.map((slide) => playSlide(content, localiseSlide(slide, translation))),
  }
}

export function shownOf(
  content: DeckContent,
  options: PlayDeckOptions,
): Omit<PlayDeck, 'deckId' | 'versionId' | 'shortid' | 'name' | 'language' | 'languages' | 'slides'> {
  return {
    readerType: content.readerType,
    ending: readerTypeRules[content.readerType].ending,
    colors: content.colors,
    design: content.design,
    backgroundImage: content.backgroundImage,
    overlayImage: content.overlayImage,
    presenter: content.presenter,
    feedback: content.feedback,
    navEnabled: content.navEnabled,
    jumpAhead: content.jumpAhead,
    voEnabled: content.voEnabled,
    minTime: content.minTime,
    poweredBy: options.poweredBy,
    uploadLimit: options.uploadLimit ?? 0,
    ...(options.once && { once: true }),
    brand: options.brand,
  }
}

/**
 * The content with the right answers, in one language, without the author's notes. Undefined for a deck that is marked on the
 * server.
 */
export function deviceContent(content: DeckContent, language: string): DeckContent | undefined {
  if (content.marking !== 'device') return undefined
  const played = playLanguages(content).find((one) => one === language) ?? content.language
  const translation = translationIn(content, played)
  return {
    ...content,
    contentHash: content.contentHash.map((slide) => ({ ...slide, comments: '' })),
    images: [],
    translations: translation ? { [played]: translation } : {},
  }
}

/** The default language first; where translations are enabled, also the base language and the translations. */
export function playLanguages(
  content: Pick<DeckContent, 'language' | 'baseLanguage' | 'translations' | 'translationEnabled'>,
): DeckContent['language'][] {
  if (!content.translationEnabled) return [content.language]
  const translated = Object.keys(content.translations) as DeckContent['language'][]
  return [...new Set([content.language, baseLanguageOf(content), ...translated])]
}

/** @param slide in the language it is played in */
export function playSlide(content: DeckContent, slide: Slide): PlaySlide {
  const targets = targetsOf(slide)
  return {
    slideId: slide.slideId,
    template: slide.template,
    interaction: interactionOf(slide.template),
    data: redactSlide(slide.template, slide.data, content.readerType),
    reply: replyOf(content, slide),
    asksNext: leadsByMark(slide),
    ...(hasJumps(slide.jumps) && !leadsByMark(slide) ? { jumps: decidedJumps(content, openJumps(slide.jumps)) } : {}),
    ...(Object.keys(targets).length > 0 ? { targets } : {}),
    voiceover: content.voEnabled ? slide.voiceover : '',
    tts_audio: content.voEnabled ? slide.tts_audio : '',
    minTime: slide.minTime,
    nav: slide.nav,
  }
}

function replyOf({ feedback, readerType }: DeckContent, slide: Slide): PlaySlide['reply'] {
  const shows = isSlideType(slide.template) ? definitionOf(slide.template).shows : undefined
  const { formula } = slide.data
  const computes = shows === 'result' || (typeof formula === 'string' && formula.trim() !== '')
  if (shows && computes) return shows
  if (feedback && isMarkedRight(slide.template, readerType)) return 'verdict'
  return leadsByMark(slide) ? 'next' : 'none'
}

/** Without conditions that only marking can decide: on an unmarked slide they are never met. */
function openJumps({ rules, otherwise }: SlideJumps): SlideJumps {
  const open = rules.map((rule) => ({ ...rule, conditions: rule.conditions.filter(({ test }) => !isSecretTest(test)) }))
  return {
    rules: open.filter(
      ({ match, conditions }, at) =>
        conditions.length > 0 && (match === 'any' || conditions.length === rules[at]?.conditions.length),
    ),
    otherwise,
  }
}
