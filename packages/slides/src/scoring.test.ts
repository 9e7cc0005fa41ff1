import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Answer, SlideData } from '@deckle/core/deck/slide.ts'
import { definitionOf, fieldsOf, interactionOf, slideTypes } from './catalog.ts'
import type { Fields } from './fields/field.ts'
import { markAnswer } from './mark-answer.ts'
import { answerText } from './answers/values.ts'
import { reportOf } from './reports.ts'
import { redactSlide, solutionOf } from './scoring.ts'
import { anyAnswer } from './test/any-answer.ts'
import { sampleDeck, sampleSlide } from './test/sample-deck.ts'
import { scoreAnswer } from './test/score-answer.ts'
import { secretMark, slideData } from './test/slide-data.ts'

function secretNames(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.secret ? [name] : []),
    ...(field.kind === 'list' ? secretNames(field.item) : []),
  ])
}
const keysIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(keysIn)
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
      : []

describe.each(slideTypes)('scoring of %s', (type) => {
  it('gives between nothing and all points, and takes only answers of its own kind', () => {
    fc.assert(
      fc.property(slideData(type), anyAnswer, fc.integer({ min: 1, max: 10 }), (data, answer, weight) => {
        const mark = scoreAnswer(type, data, answer, weight)
        if (answer.kind !== interactionOf(type)) expect(mark).toBeNull()
        if (!mark) return
        expect(mark.earned).toBeGreaterThanOrEqual(0)
        expect(mark.earned).toBeLessThanOrEqual(mark.possible)
        // Right answers earn the weight, scored options their own points, all others nothing.
        if (mark.correct) expect(mark.earned).toBe(weight)
        if (mark.correct !== null) expect(mark.possible).toBe(weight)
        else if (definitionOf(type).points !== 'any') expect(mark.possible).toBe(0)
      }),
    )
  })

  it('shows a player nothing secret', () => {
    const secrets = secretNames(fieldsOf(type))
    fc.assert(
      fc.property(slideData(type), (data) => {
        const open = redactSlide(type, data)
        expect(JSON.stringify(open)).not.toContain(secretMark)
        expect(keysIn(open).filter((key) => secrets.includes(key))).toEqual([])
      }),
    )
  })

  it('marks its own solution right', () => {
    fc.assert(
      fc.property(slideData(type), (data) => {
        const solution = solutionOf(type, data)
        const kind = interactionOf(type)
        if (solution.length === 0 || kind === 'none') return
        const answer = (
          kind === 'multiSelect'
            ? { kind, options: solution }
            : kind === 'fillInTheBlank'
              ? { kind, texts: solution }
              : kind === 'ranking'
                ? { kind, order: solution }
                : { kind, option: solution[0]! }
        ) as Answer
        expect(scoreAnswer(type, data, answer)).toEqual({ correct: true, earned: 1, possible: 1 })
      }),
    )
  })
})

describe('multiple select', () => {
  const data = (partialCredit: boolean): SlideData => ({
    question: '',
    image: { id: '', alt: '' },
    partialCredit,
    correct_feedback: '',
    incorrect_feedback: '',
    multiselect: ['checked', 'checked', '', ''].map((correct, at) => ({ id: `o${at}`, text: '', correct })),
  })
  it.each([
    [['o0', 'o1'], true, 1, 1],
    [['o0'], false, 0, 0.5],
    [['o0', 'o0'], false, 0, 0.5],
    [['o0', 'o2'], false, 0, 0],
    [['o0', 'o1', 'o2'], false, 0, 0.5],
    [['o0', 'o1', 'o2', 'o3'], false, 0, 0],
    [['o2', 'o3'], false, 0, 0],
  ])('%j is right: %s, all or nothing %d, with partial credit %d', (options, correct, whole, partial) => {
    const answer: Answer = { kind: 'multiSelect', options }
    expect(scoreAnswer('multiple_select', data(false), answer)).toEqual({ correct, earned: whole, possible: 1 })
    expect(scoreAnswer('multiple_select', data(true), answer)).toEqual({ correct, earned: partial, possible: 1 })
  })
  it.each([[[]], [['o9']], [['o0', 'o9']]])('refuses %j', (options) => {
    expect(scoreAnswer('multiple_select', data(false), { kind: 'multiSelect', options })).toBeNull()
  })
})

describe('rating', () => {
  it.each([
    ['3_stars', [1, 2, 3], [0, 4, 1.5]],
    ['10_stars', [1, 10], [0, 11]],
    ['binary', [0, 1], [2, -1]],
    ['agreement', [1, 5], [0, 6]],
  ])('%s takes %j and refuses %j', (scale, taken, refused) => {
    const data = { question: '', rating: scale }
    for (const value of taken)
      expect(scoreAnswer('rating', data, { kind: 'rating', value })).toEqual({ correct: null, earned: 0, possible: 0 })
    for (const value of refused) expect(scoreAnswer('rating', data, { kind: 'rating', value })).toBeNull()
  })
  it('names its values', () => {
    const slide = { template: 'rating' as const, data: { question: 'Q', rating: 'binary' } }
    expect(reportOf(slide)).toEqual({
      heading: 'Q',
      kind: 'scale',
      keys: [
        { key: '1', label: 'Yes', right: null },
        { key: '0', label: 'No', right: null },
      ],
    })
    const labelOf = (rating: string, value: number) => {
      const keys = reportOf({ ...slide, data: { rating } }).keys
      return answerText({ kind: 'rating', value }, new Map(keys.map(({ key, label }) => [key, label])))
    }
    expect(labelOf('likelihood', 4)).toBe('Likely')
    expect(labelOf('5_stars', 4)).toBe('4 of 5 stars')
  })
})

it('masks the expected answer of an input field', () => {
  const data = { question: '', answer: 'Tom & Jerry_1, हिन्दी!' }
  expect(redactSlide('input_field', data)).toEqual({ question: '', placeholder: '*** * *******, ***!' })
  expect(scoreAnswer('input_field', data, { kind: 'openAnswer', text: '  ' })).toBeNull()
})

describe('scored question', () => {
  const data: SlideData = {
    variable: 'varA',
    tags: [],
    scoreselect: [
      { id: 'a', caption: 'Never', option: 0 },
      { id: 'b', caption: 'Often', option: 7.5 },
    ],
  }
  it.each([
    ['a', { correct: null, earned: 0, possible: 7.5 }],
    ['b', { correct: null, earned: 7.5, possible: 7.5 }],
    ['c', null],
    ['__proto__', null],
  ])('%s gives %j, whatever the weight', (option, mark) => {
    expect(scoreAnswer('scored_single_select', data, { kind: 'scoreSelect', option }, 3)).toEqual(mark)
  })
})

describe('tagged question', () => {
  it('takes its options and marks none', () => {
    const data = { taggedselect: [{ id: 'a', option: 'Calm', tags: ['Calm'] }] }
    const mark = (option: string) => scoreAnswer('tagged_select', data, { kind: 'taggedSelect', option })
    expect([mark('a'), mark('b')]).toEqual([{ correct: null, earned: 0, possible: 0 }, null])
  })
})

describe('calculation', () => {
  const data = {
    formula: 'varA',
    rangeselect: [
      { id: 'a', minValue: -1, maxValue: 10 },
      { id: 'b', minValue: 0, maxValue: 1 },
    ],
  }
  it.each([
    [{ a: -1, b: 0.25 }, true],
    [{ a: 10, b: 1 }, true],
    [{ a: 10.01, b: 1 }, false],
    [{ a: -1.01, b: 1 }, false],
    [{ a: 1, b: 0.255 }, false],
    [{ a: 1 }, false],
    [{ a: 1, b: 1, c: 1 }, false],
    [{ a: Number.NaN, b: 1 }, false],
    [{ a: 1.15, b: 0.29 }, true],
  ])('%j: %s', (values, taken) => {
    const mark = scoreAnswer('range_select', data, { kind: 'rangeSelect', values, result: null })
    expect(mark).toEqual(taken ? { correct: null, earned: 0, possible: 0 } : null)
  })
})

describe('fill in the blanks', () => {
  const data = (partialCredit: boolean): SlideData => ({
    partialCredit,
    blanks: [
      { id: 'a', answer: 'Earth | the Earth|पृथ्वी' },
      { id: 'b', answer: 'Café au lait' },
    ],
  })
  it.each([
    [['Earth', 'Café au lait'], 2, 2],
    [['  THE  earth ', 'CAFÉ AU LAIT'], 2, 2],
    [['पृथ्वी ', 'Cafe\u0301  au lait'], 2, 2],
    [['the\u00a0\u200bearth', 'cafe\u0301\u202fau lait'], 2, 2],
    [['Earth', 'tea'], 0, 1],
    [['the', 'tea'], 0, 0],
    [['Earth | the Earth', ''], 0, 0],
    [['', 'café au lait'], 0, 1],
  ])('%j earns %d of 2, with partial credit %d', (texts, whole, partial) => {
    const answer: Answer = { kind: 'fillInTheBlank', texts }
    const correct = whole === 2
    expect(scoreAnswer('fill_in_the_blanks', data(false), answer, 2)).toEqual({ correct, earned: whole, possible: 2 })
    expect(scoreAnswer('fill_in_the_blanks', data(true), answer, 2)).toEqual({ correct, earned: partial, possible: 2 })
  })
  it.each([[[]], [['Earth']], [['', ' ']], [['\u200b', '\u2060']], [['Earth', 'x', 'y']]])('refuses %j', (texts) => {
    expect(scoreAnswer('fill_in_the_blanks', data(true), { kind: 'fillInTheBlank', texts })).toBeNull()
  })
  it('tells the first of the alternatives as the right answer', () => {
    expect(solutionOf('fill_in_the_blanks', data(false))).toEqual(['Earth', 'Café au lait'])
  })
})

describe('anagram', () => {
  it.each([
    ['Saturn', ['saturn '], true],
    ['Saturn', ['SATURN'], true],
    ['Saturn', ['saturm'], false],
    ['बुद्धि', [' बुद्धि'], true],
    ['New York', ['new  york'], true],
    ["don't", ['DON’T'], true],
    ['don’t', ["don't"], true],
    ['Saturn', ['\u200b'], null],
    ['Saturn', [' '], null],
    ['Saturn', [], null],
    ['Saturn', ['saturn', 'mars'], null],
  ] as const)('%s answered by %j is %s', (word, texts, correct) => {
    const mark = scoreAnswer('anagram', { answer: word }, { kind: 'fillInTheBlank', texts })
    expect(mark?.correct ?? null).toBe(correct)
  })
  it('shows a player its letters in another order and the lengths of its words, but not the word', () => {
    const open = redactSlide('anagram', sampleSlide('a', 'anagram', { answer: 'New York' }).data)
    expect(open).not.toHaveProperty('answer')
    expect(open).toMatchObject({ lengths: [3, 4] })
    const letters = open.letters as string[]
    expect(letters.toSorted().join('')).toBe('eknorwy')
    expect(letters.join('')).not.toBe('newyork')
  })
})

describe('uploader', () => {
  it.each([
    ['f1', { correct: null, earned: 0, possible: 0 }],
    ['', null],
  ])('file %j gives %j', (file, mark) => {
    expect(scoreAnswer('uploader', {}, { kind: 'uploader', file, name: 'a.png', size: 1 })).toEqual(mark)
  })
})

describe('link list', () => {
  const data = { popupitems: [{ id: 'a' }, { id: 'b' }] }
  it.each([
    ['a', ['a'], true],
    ['b', ['a', 'b'], true],
    ['a', ['b'], false],
    ['a', ['a', 'z'], false],
    ['z', ['z'], false],
  ])('%s of %j is taken: %s', (option, clicked, taken) => {
    expect(scoreAnswer('brancher', data, { kind: 'brancher', option, clicked }) !== null).toBe(taken)
  })
})

describe('the verdict', () => {
  const slide = sampleSlide('s', 'true_false', {
    correct_feedback: 'Own right',
    incorrect_feedback: ' ',
    choice: [
      { id: 'a', text: 'True', correct: 'checked' },
      { id: 'b', text: 'False', correct: '' },
    ],
  })
  const deck = sampleDeck('quiz', [slide], {
    feedbackTexts: { correct: 'Deck right', incorrect: 'Deck wrong', neutral: 'Thanks' },
  })
  const answer = (option: string): Answer => ({ kind: 'trueFalse', option })

  it("tells the slide's own words, or the deck's where it has none", () => {
    expect(markAnswer(deck, slide, answer('a'))?.verdict).toEqual({
      correct: true,
      feedback: 'Own right',
      solution: ['a'],
    })
    expect(markAnswer(deck, slide, answer('b'))?.verdict).toEqual({
      correct: false,
      feedback: 'Deck wrong',
      solution: ['a'],
    })
  })
  it('marks but tells nothing without feedback', () => {
    expect(markAnswer({ ...deck, feedback: false }, slide, answer('b'))).toEqual({
      answer: answer('b'),
      fault: null,
      mark: { correct: false, earned: 0, possible: 1 },
      verdict: { correct: null, feedback: null, solution: [] },
    })
  })
  it('marks nothing where the reader type expects no right answers', () => {
    expect(markAnswer({ ...deck, readerType: 'poll' }, slide, answer('b'))).toEqual({
      answer: answer('b'),
      fault: null,
      mark: { correct: null, earned: 0, possible: 0 },
      verdict: { correct: null, feedback: 'Thanks', solution: [] },
    })
  })
  it('refuses what does not belong to the slide', () => {
    expect(markAnswer(deck, slide, answer('c'))).toBeNull()
    expect(markAnswer(deck, slide, { kind: 'rating', value: 1 })).toBeNull()
  })
})
