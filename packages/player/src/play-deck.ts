import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckNameIn } from '@deckle/core/deck/localise.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { interactionOf, localiseSlide, pointsOf } from '@deckle/slides/catalog.ts'
import { redactSlide } from '@deckle/slides/scoring.ts'
import type { PlayDeck, PlaySlide } from './host.ts'

export interface PlayDeckOptions {
  /** Language to play in; the deck's own where it is not among its translations. */
  readonly language?: string
  readonly poweredBy: boolean
  readonly brand: PlayDeck['brand']
}

/**
 * A version as a player gets it: redacted, in one language. Pure; the server keeps its JSON.
 * Nothing that `redact` drops is in it, nor the author's notes, translations or passing percentage.
 * @param ids those of the published version; shortid '' in a preview
 */
export function toPlayDeck(
  content: DeckContent,
  ids: Pick<PlayDeck, 'deckId' | 'versionId' | 'shortid'>,
  options: PlayDeckOptions,
): PlayDeck {
  const languages = playLanguages(content)
  const language = languages.find((one) => one === options.language) ?? content.language
  const translation = content.translations[language]
  return {
    ...ids,
    name: deckNameIn(content, language),
    readerType: content.readerType,
    language,
    languages,
    slides: content.contentHash.map((slide) => playSlide(content, localiseSlide(slide, translation))),
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
    brand: options.brand,
  }
}

/** The languages a deck can be played in: its own first, then its translations where they are switched on. */
export function playLanguages(
  content: Pick<DeckContent, 'language' | 'translations' | 'translationEnabled'>,
): DeckContent['language'][] {
  const translated = content.translationEnabled ? (Object.keys(content.translations) as DeckContent['language'][]) : []
  return [content.language, ...translated.filter((one) => one !== content.language)]
}

function playSlide(content: DeckContent, slide: Slide): PlaySlide {
  return {
    slideId: slide.slideId,
    template: slide.template,
    interaction: interactionOf(slide.template),
    data: redactSlide(slide.template, slide.data),
    judged: content.feedback && pointsOf(slide.template, content.readerType) > 0,
    voiceover: content.voEnabled ? slide.voiceover : '',
    tts_audio: content.voEnabled ? slide.tts_audio : '',
    minTime: slide.minTime,
    nav: slide.nav,
  }
}
