import { describe, expect, it } from 'vitest'
import type { DeckOverview, QuestionFigures } from '@deckle/contract/analytics.ts'
import { findingsOf } from './findings.ts'

const overview = (changes: Partial<DeckOverview> = {}): DeckOverview => ({
  views: 120,
  starts: 100,
  completions: 80,
  abandons: 20,
  leads: 0,
  tz: 'UTC',
  before: null,
  completionRate: 80,
  meanPercentage: 60,
  medianPercentage: 60,
  passed: 50,
  medianSeconds: 90,
  days: [],
  scores: [],
  devices: [],
  ...changes,
})
const question = (changes: Partial<QuestionFigures> = {}): QuestionFigures => ({
  slideId: 'a',
  slideSeq: 0,
  template: 'single_select',
  question: 'Q',
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
const codes = (o: DeckOverview, q: QuestionFigures[]) => findingsOf(o, q).map((one) => one.code)

describe('findingsOf', () => {
  it('reports that nobody has played yet', () => {
    expect(codes(overview({ starts: 0, completionRate: null }), [])).toEqual(['none'])
  })
  it('does not guess from a handful of plays', () => {
    expect(codes(overview({ starts: 4 }), [question({ droppedOff: 4 })])).toEqual(['early'])
  })
  it('names the slide where most people leave, first', () => {
    const found = findingsOf(overview(), [question(), question({ slideId: 'd', slideSeq: 3, droppedOff: 15 })])
    expect(found[0]).toEqual({ code: 'leave', slideId: 'd', values: { slide: 4, count: 15, share: 15 } })
    expect(found.map((one) => one.code)).toContain('finish')
  })
  it('names the hardest question under 30 per cent', () => {
    expect(codes(overview(), [question({ facility: 29 }), question({ facility: 12, slideSeq: 5 })])).toEqual([
      'hard',
      'finish',
    ])
    expect(
      findingsOf(overview(), [question({ facility: 29 }), question({ facility: 12, slideSeq: 5 })])[0]?.values['slide'],
    ).toBe(6)
  })
  it('reports that every question is easy', () => {
    expect(codes(overview(), [question({ facility: 81 }), question({ facility: 99 })])).toEqual(['easy', 'finish'])
    expect(codes(overview(), [question({ facility: 80 }), question({ facility: 99 })])).toEqual(['finish'])
  })
  it('reports that few finish if no single slide is the cause', () => {
    expect(codes(overview({ completionRate: 30 }), [question()])).toEqual(['fewFinish'])
  })
})
