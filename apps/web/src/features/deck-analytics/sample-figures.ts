import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import type { DeckFunnel, DeckItem, DeckItems, DeckOverview } from '@deckle/contract/models/deck-figures.ts'

/** Figures for tests of parts of the report. */
export const sampleOverview = (changes: Partial<DeckOverview> = {}): DeckOverview => ({
  tz: 'UTC',
  before: null,
  views: 120,
  starts: 100,
  completions: 80,
  abandons: 12,
  leads: 0,
  completionRate: 80,
  meanPercentage: 60,
  medianPercentage: 62,
  passed: 50,
  medianSeconds: 90,
  days: [
    { day: '2026-03-01', starts: 60, completions: 50 },
    { day: '2026-03-02', starts: 40, completions: 30 },
  ],
  scores: [0, 0, 5, 5, 10, 20, 20, 10, 5, 5],
  devices: [{ device: 'phone', count: 100 }],
  ...changes,
})

export const sampleQuestion = (changes: Partial<QuestionFigures> = {}): QuestionFigures => ({
  slideId: 's1',
  slideSeq: 0,
  template: 'single_select',
  question: 'What is brewed?',
  kind: 'choices',
  answered: 90,
  facility: 60,
  discrimination: 0.4,
  flags: [],
  medianSeconds: 5,
  distribution: [],
  texts: [],
  droppedOff: 0,
  ...changes,
})

export const sampleFunnel = (...slides: readonly Partial<DeckFunnel['slides'][number]>[]): DeckFunnel => ({
  starts: 100,
  completions: 80,
  versions: [2],
  slides: slides.map((slide, at) => ({
    slideId: `s${at + 1}`,
    slideSeq: at,
    template: 'single_select',
    heading: `Slide ${at + 1}`,
    isQuestion: true,
    reached: 100,
    answered: 90,
    left: 90,
    droppedOff: 0,
    dropOffRate: 0,
    quickShare: null,
    medianSeconds: 8,
    links: 0,
    missingIn: [],
    ...slide,
  })),
})

export const sampleItem = (changes: Partial<DeckItem> = {}): DeckItem => ({
  slideId: 's1',
  slideSeq: 0,
  template: 'single_select',
  question: 'What is brewed?',
  marked: 90,
  correct: 54,
  facility: 60,
  discrimination: 0.4,
  upperLower: 0.5,
  flags: [],
  options: [],
  ...changes,
})

export const sampleItems = (...items: readonly DeckItem[]): DeckItems => ({ attempts: 80, alpha: 0.72, items })
