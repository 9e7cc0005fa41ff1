import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { jumpTarget } from '@deckle/core/deck/jump.ts'
import { deckNameIn } from '@deckle/core/deck/texts/localise.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import type { PlayDeck } from '../hosts/host.ts'
import { startPlay } from './play-state.ts'
import { type PlayStep, stepOf } from './step.ts'
import { type PlayDeckOptions, playLanguages, playSlide, shownOf } from './play-deck.ts'

/** A deck at one of its slides, without answers. */
export interface StillPlay {
  readonly deck: PlayDeck
  readonly index: number
  readonly step: PlayStep
}

/**
 * What the player shows around a slide, for drawing it on the editor's canvas without playing. Cheap enough for every keystroke:
 * other slides are only their ids.
 * @param slide the slide in the language of `options`
 */
export function stillPlay(content: DeckContent, slide: Slide, options: PlayDeckOptions): StillPlay {
  const languages = playLanguages(content)
  const language = languages.find((one) => one === options.language) ?? content.language
  const current = playSlide(content, slide)
  const slides = content.contentHash.map(({ slideId }) =>
    slideId === slide.slideId ? current : { ...current, slideId },
  )
  const deck: PlayDeck = {
    ...shownOf(content, options),
    deckId: '',
    versionId: '',
    shortid: '',
    name: deckNameIn(content, language),
    language,
    languages,
    slides,
  }
  const index = Math.max(0, slides.indexOf(current))
  return { deck, index, step: stepOf(deck, startPlay(deck, { index, answers: {}, verdicts: {} }), jumpTarget) }
}
