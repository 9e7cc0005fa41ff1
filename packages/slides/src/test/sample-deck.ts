import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { noJumps } from '@deckle/core/deck/jump.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { Slide, SlideData } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { defaultData, interactionOf, isSlideType } from '../catalog.ts'
import type { SlideType } from '../definitions.ts'

/** Items get the ids `<slideId>1`, `<slideId>2` …; `change` replaces some of the data. */
export function sampleSlide(slideId: string, template: SlideType, change: SlideData = {}): Slide {
  let items = 0
  return {
    slideId,
    slideSeq: 0,
    template,
    data: { ...defaultData(template, () => `${slideId}${++items}`), ...change },
    voiceover: '',
    tts_audio: '',
    minTime: 0,
    nav: { next: true, previous: true },
    jumps: noJumps,
    comments: '',
  }
}

export function sampleDeck(
  readerType: ReaderType,
  slides: readonly Slide[],
  change: Partial<DeckContent> = {},
): DeckContent {
  const catalog = {
    defaultData: (template: string, newId: () => string) => (isSlideType(template) ? defaultData(template, newId) : {}),
    interactionOf,
  }
  const deck = createDeck({ readerType, language: 'en', catalog, newId: () => 'x', name: 'Sample' })
  return { ...deck, contentHash: slides.map((slide, slideSeq) => ({ ...slide, slideSeq })), ...change }
}
