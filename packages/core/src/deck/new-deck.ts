import { readerTypeRules, type ReaderType } from '../reader-type/reader-type.ts'
import { type DeckContent, deckLimits, type Language, noImage } from './deck.ts'
import type { NewId, SlideCatalog } from './edit/deck-state.ts'
import { defaultFeedback } from './texts/default-feedback.ts'
import { newDeckName } from './texts/new-deck-name.ts'
import { palettes } from './design/palettes.ts'
import { noJumps } from './jump.ts'
import type { Slide, SlideNav, SlideTemplate } from './slide.ts'

interface NewDeck {
  readonly readerType: ReaderType
  readonly language: Language
  readonly catalog: SlideCatalog
  readonly newId: NewId
  /** Cut at 60 characters; "New quiz" and the like in the deck's language where absent or blank. */
  readonly name?: string | undefined
}

/** A new deck: one slide, whose template depends on the reader type (product.md §4), and the defaults of §3 and §9. */
export function createDeck({ readerType, language, catalog, newId, name = '' }: NewDeck): DeckContent {
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

export function newSlide(template: SlideTemplate, slideSeq: number, catalog: SlideCatalog, newId: NewId): Slide {
  return {
    slideId: newId(),
    slideSeq,
    template,
    data: catalog.defaultData(template, newId),
    voiceover: '',
    tts_audio: '',
    minTime: 0,
    nav: defaultNav(template, catalog),
    jumps: noJumps,
    comments: '',
  }
}

/** Branching slides start with next and previous disabled (product.md §4), all others with both enabled. */
export function defaultNav(template: SlideTemplate, catalog: SlideCatalog): SlideNav {
  const open = catalog.interactionOf(template) !== 'brancher'
  return { next: open, previous: open }
}
