import { describe, expect, it } from 'vitest'
import { type ReaderType, readerTypes } from '../reader-type/reader-type.ts'
import { palettes } from './design/palettes.ts'
import { createDeck } from './new-deck.ts'
import { countingIds, testCatalog } from './test/sample-deck.ts'

const make = (readerType: ReaderType, name?: string) =>
  createDeck({ readerType, language: 'en', catalog: testCatalog, newId: countingIds(), name })

describe('a new deck', () => {
  it.each([
    ['story', 'title'],
    ['quiz', 'single_select'],
    ['game', 'single_select'],
    ['poll', 'single_select'],
    ['survey', 'input_field'],
    ['audit', 'input_field'],
    ['assessment', 'input_field'],
    ['submission', 'input_field'],
    ['feedback', 'input_field'],
    ['calculator', 'range_select'],
    ['profiler', 'tagged_select'],
    ['recommendation', 'tagged_select'],
    ['linklist', 'brancher'],
  ] as const)('%s has one slide, %s', (readerType, template) => {
    const { contentHash } = make(readerType)
    expect(contentHash.map((slide) => [slide.slideSeq, slide.template])).toEqual([[0, template]])
  })

  it('is of every reader type', () => {
    expect(new Set(readerTypes.map((type) => make(type).name)).size).toBe(13)
  })

  it('has the specified defaults', () => {
    expect(make('quiz')).toMatchObject({
      name: 'New quiz',
      feedback: true,
      navEnabled: true,
      voEnabled: false,
      jumpAhead: false,
      translationEnabled: false,
      passingPercentage: 70,
      purpose: 'test_understanding',
      feedbackTexts: {
        correct: 'That is correct.',
        incorrect: 'That is incorrect.',
        neutral: 'Thanks for your answer.',
      },
      colors: palettes.Lagoon,
    })
    expect(make('poll').purpose).toBe('provide_insight')
  })

  it.each([
    ['  Our quiz ', 'Our quiz'],
    ['   ', 'New quiz'],
    ['x'.repeat(80), 'x'.repeat(60)],
    [`${'x'.repeat(59)}😀`, `${'x'.repeat(59)}\ufffd`],
  ])('called %j is %j', (given, name) => expect(make('quiz', given).name).toBe(name))

  it('branching starts with next and previous disabled, others with both', () => {
    expect(make('linklist').contentHash[0]?.nav).toEqual({ next: false, previous: false })
    expect(make('quiz').contentHash[0]?.nav).toEqual({ next: true, previous: true })
  })

  it('in Hindi is called so', () => {
    expect(createDeck({ readerType: 'quiz', language: 'hi', catalog: testCatalog, newId: countingIds() }).name).toBe(
      'नई प्रश्नोत्तरी',
    )
  })
})
