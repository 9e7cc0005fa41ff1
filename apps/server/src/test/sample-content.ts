import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import { noJumps } from '@deckle/core/deck/jump.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'
import type { SlideType } from '@deckle/slides/definitions.ts'

const catalog: SlideCatalog = {
  defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}

/** Slides of the given templates with ids `s0`, `s1`, … and options `o1`, `o2`, …; the first option is right. */
export function sampleContent(
  templates: readonly SlideType[] = ['single_select'],
  change: Partial<DeckContent> = {},
): DeckContent {
  const base = createDeck({
    readerType: change.readerType ?? 'quiz',
    language: 'en',
    catalog,
    newId: () => 's0',
    name: 'Beans and brewing',
  })
  const contentHash = templates.map((template, at): Slide => {
    let items = 0
    const data = {
      ...defaultData(template, () => `o${++items}`),
      ...(template === 'video_story' && { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }),
    }
    return {
      slideId: `s${at}`,
      slideSeq: at,
      template,
      data,
      voiceover: '',
      tts_audio: '',
      minTime: 0,
      nav: { next: true, previous: true },
      jumps: noJumps,
      comments: 'A note of the author',
    }
  })
  return { ...base, contentHash, ...change }
}
