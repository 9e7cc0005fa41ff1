import { readerTypeRules, type ReaderType } from '../reader-type/reader-type.ts'
import { type DeckContent, deckLimits, type Language, noImage } from './deck.ts'
import type { NewId, SlideCatalog } from './edit/deck-state.ts'
import { defaultFeedback } from './texts/default-feedback.ts'
import { newDeckName } from './texts/localise.ts'
import { palettes } from './design/palettes.ts'
import { noJumps } from './jump.ts'
import type { Slide, SlideNav, SlideTemplate } from './slide.ts'

/**
 * The content of a new deck: one slide, whose template depends on the reader type (product.md §4), and the defaults of §3 and §9.
 * @param name cut at 60 characters; "New quiz" and the like in the deck's language where absent or blank
 */
export function createDeck(
  readerType: ReaderType,
  language: Language,
  catalog: SlideCatalog,
  newId: NewId,
  name = '',
): DeckContent {
  const { firstTemplate, expectsCorrectness } = readerTypeRules[readerType]
  return {
    name: name.trim().slice(0, deckLimits.name.max).toWellFormed() || newDeckName(readerType, language),
    readerType,
    language,
    contentHash: [newSlide(firstTemplate, 0, catalog, newId)],
    purpose: expectsCorrectness ? 'test_understanding' : 'provide_insight',
    pattern: 'basic',
    passingPercentage: 70,
    resultRange: { minValue: 0, maxValue: 100, masterTags: [] },
    outcomes: [],
    feedback: true,
    feedbackTexts: defaultFeedback[language],
    gameRules: { speed: true, streak: true },
    navEnabled: true,
    jumpAhead: false,
    voEnabled: false,
    translationEnabled: false,
    minTime: 0,
    marking: 'server',
    colors: palettes.Lagoon,
    design: {
      theme: 'normal',
      filter: 'none',
      textPosition: 'center_center',
      imageLayout: 'side_split',
      transition: 'fade',
      transitionMs: 200,
    },
    backgroundImage: noImage,
    overlayImage: noImage,
    presenter: noImage,
    images: [],
    translations: {},
  }
}

/** A slide with its template's defaults. */
export function newSlide(template: SlideTemplate, slideSeq: number, catalog: SlideCatalog, newId: NewId): Slide {
  return {
    slideId: newId(),
    slideSeq,
    template,
    data: catalog.defaultData(template, newId),
    voiceover: '',
    tts_audio: '',
    minTime: 0,
    nav: firstNav(template, catalog),
    jumps: noJumps,
    comments: '',
  }
}

/** Branching slides start with next and previous both disabled (product.md §4), all others with both enabled. */
export function firstNav(template: SlideTemplate, catalog: SlideCatalog): SlideNav {
  const open = catalog.interactionOf(template) !== 'brancher'
  return { next: open, previous: open }
}
