import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Answer, SlideData } from '@deckle/core/deck/slide.ts'
import { fieldsOf, interactionOf, slideTypes } from './catalog.ts'
import type { Fields } from './fields/field.ts'
import { judgeAnswer } from './judge.ts'
import { answerText, reportOf } from './reports.ts'
import { redactSlide, scoreAnswer, solutionOf } from './scoring.ts'
import { secretMark, slideData } from './test/slide-data.ts'

const anAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ kind: fc.constant('openAnswer' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('trueFalse' as const), option: fc.constantFrom('o0', 'o1', 'o9') }),
  fc.record({ kind: fc.constant('singleSelect' as const), option: fc.constantFrom('o0', 'o1', 'o5', '__proto__') }),
  fc.record({
    kind: fc.constant('multiSelect' as const),
    options: fc.array(fc.constantFrom('o0', 'o1', 'o2', 'o9'), { maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('rating' as const), value: fc.integer({ min: -1, max: 11 }) }),
)

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
      fc.property(slideData(type), anAnswer, fc.integer({ min: 1, max: 10 }), (data, answer, weight) => {
        const mark = scoreAnswer(type, data, answer, weight)
        if (answer.kind !== interactionOf(type)) expect(mark).toBeNull()
        if (!mark) return
        expect(mark.earned).toBeGreaterThanOrEqual(0)
        expect(mark.earned).toBeLessThanOrEqual(mark.possible)
        expect([0, weight]).toContain(mark.possible)
        if (mark.correct) expect(mark.earned).toBe(weight)
        if (mark.correct === null) expect(mark.possible).toBe(0)
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
        const answer = (kind === 'multiSelect' ? { kind, options: solution } : { kind, option: solution[0]! }) as Answer
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

describe('the verdict', () => {
  const deck = {
    readerType: 'quiz' as const,
    feedback: true,
    feedbackTexts: { correct: 'Deck right', incorrect: 'Deck wrong', neutral: 'Thanks' },
  }
  const slide = {
    template: 'true_false' as const,
    data: {
      question: '',
      correct_feedback: 'Own right',
      incorrect_feedback: ' ',
      choice: [
        { id: 'a', text: 'True', correct: 'checked' },
        { id: 'b', text: 'False', correct: '' },
      ],
    },
  }
  const answer = (option: string): Answer => ({ kind: 'trueFalse', option })

  it("tells the slide's own words, or the deck's where it has none", () => {
    expect(judgeAnswer(deck, slide, answer('a'))?.verdict).toEqual({
      correct: true,
      feedback: 'Own right',
      solution: ['a'],
    })
    expect(judgeAnswer(deck, slide, answer('b'))?.verdict).toEqual({
      correct: false,
      feedback: 'Deck wrong',
      solution: ['a'],
    })
  })
  it('marks but tells nothing without feedback', () => {
    expect(judgeAnswer({ ...deck, feedback: false }, slide, answer('b'))).toEqual({
      mark: { correct: false, earned: 0, possible: 1 },
      verdict: { correct: null, feedback: null, solution: [] },
    })
  })
  it('marks nothing where the reader type expects no right answers', () => {
    expect(judgeAnswer({ ...deck, readerType: 'poll' }, slide, answer('b'))).toEqual({
      mark: { correct: null, earned: 0, possible: 0 },
      verdict: { correct: null, feedback: 'Thanks', solution: [] },
    })
  })
  it('refuses what does not belong to the slide', () => {
    expect(judgeAnswer(deck, slide, answer('c'))).toBeNull()
    expect(judgeAnswer(deck, slide, { kind: 'rating', value: 1 })).toBeNull()
  })
})
