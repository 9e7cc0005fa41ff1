import type { DeckContent } from '../deck.ts'
import { noJumps } from '../jump.ts'
import type { NewId, SlideCatalog } from '../edit/deck-state.ts'
import { createDeck } from '../new-deck.ts'
import type { Slide, SlideTemplate } from '../slide.ts'

/** `id1`, `id2` … */
export function countingIds(prefix = 'id'): NewId {
  let last = 0
  return () => `${prefix}${++last}`
}

/** A question with three options, or a title; `brancher` branches. */
export const testCatalog: SlideCatalog = {
  defaultData: (template, newId) =>
    template === 'title'
      ? { title: 'New title' }
      : {
          question: `Which ${template}?`,
          image: { id: '', alt: '' },
          options: ['Option 1', 'Option 2', 'Option 3'].map((text) => ({ id: newId(), text, correct: '' })),
        },
  interactionOf: (template) => (template === 'brancher' ? 'brancher' : template === 'title' ? 'none' : 'singleSelect'),
}

/** A quiz with slides `a`, `b`, `c` …, each with options `a1`, `a2`, `a3`. */
export function sampleDeck(slideIds = 'abc', template: SlideTemplate = 'single_select'): DeckContent {
  const deck = createDeck({
    readerType: 'quiz',
    language: 'en',
    catalog: testCatalog,
    newId: countingIds(),
    name: 'Sample',
  })
  return { ...deck, contentHash: [...slideIds].map((slideId, at) => sampleSlide(slideId, at, template)) }
}

export function sampleSlide(slideId: string, slideSeq: number, template: SlideTemplate = 'single_select'): Slide {
  return {
    slideId,
    slideSeq,
    template,
    data: testCatalog.defaultData(template, countingIds(slideId)),
    voiceover: '',
    tts_audio: '',
    minTime: 0,
    nav: { next: true, previous: true },
    jumps: noJumps,
    comments: '',
  }
}

/** `abc`: the ids of the slides in order. */
export const order = (content: DeckContent): string => content.contentHash.map((slide) => slide.slideId).join('')
