import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckEnd } from '@deckle/core/deck/jump.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { interactionOf, slideTypes } from './catalog.ts'
import { endingPartsOf, markAnswer, needsEarlierAnswers } from './mark-answer.ts'
import type { ScoredAnswers } from './progress.ts'
import { anyAnswer } from './test/any-answer.ts'
import { sampleDeck, sampleSlide } from './test/sample-deck.ts'
import { slideData } from './test/slide-data.ts'

const unmarked = { correct: null, earned: 0, possible: 0 }
const qualify: Answer = { kind: 'qualification', result: 'okay' }

describe('a qualification', () => {
  const earlier = (value: number): ScoredAnswers => ({
    r: { answer: { kind: 'rating', value }, mark: unmarked },
  })
  const deckOf = (change: Record<string, unknown>) => {
    const slide = sampleSlide('q', 'qualification', {
      criteria: 'varA &gt;= 4',
      okay: 'Come in.',
      okaySlide: 'in',
      notOkay: '',
      notOkaySlide: deckEnd,
      ...change,
    })
    const rest = ['in', 'out'].map((slideId) => sampleSlide(slideId, 'title'))
    return { slide, deck: sampleDeck('quiz', [sampleSlide('r', 'rating', { variable: 'varA' }), slide, ...rest]) }
  }
  it.each([
    [4, 'okay', true, 'Come in.', 'in'],
    [3, 'not_okay', false, null, deckEnd],
  ] as const)('with %d is %s, whatever the person claims', (value, result, shown, feedback, next) => {
    const { slide, deck } = deckOf({})
    const neutral = { ...deck, feedbackTexts: { correct: '', incorrect: '', neutral: 'Thanks' } }
    expect(markAnswer(neutral, slide, qualify, earlier(value))).toEqual({
      answer: { kind: 'qualification', result },
      mark: unmarked,
      verdict: { correct: null, feedback, solution: [], result: { value: shown }, next },
      fault: null,
    })
  })
  it.each<[string, ScoredAnswers, string]>([
    ['varA > 1', {}, 'unset'],
    ['1 / 0 > 1', earlier(4), 'zero_division'],
    ['varA >', earlier(4), 'value_expected'],
  ])('%s is an error, and the author learns why', (criteria, given, fault) => {
    const { slide, deck } = deckOf({ criteria })
    const marked = markAnswer(deck, slide, qualify, given)
    expect(marked?.answer).toEqual({ kind: 'qualification', result: 'error' })
    expect(marked?.verdict).toMatchObject({ result: { value: null }, next: '' })
    expect(marked?.fault?.fault).toBe(fault)
  })
  it('takes numbers for true where they are not 0', () => {
    const { slide, deck } = deckOf({ criteria: 'varA - 3' })
    expect(markAnswer(deck, slide, qualify, earlier(3))?.answer).toMatchObject({ result: 'not_okay' })
    expect(markAnswer(deck, slide, qualify, earlier(1))?.answer).toMatchObject({ result: 'okay' })
  })
})

describe('a calculation', () => {
  const range = (formula: string) =>
    sampleSlide('s', 'range_select', {
      formula,
      rangeselect: [{ id: 'a', name: 'A', minValue: 0, maxValue: 100, unit: '', variable: 'varA' }],
    })
  const marked = (formula: string, value = 10) => {
    const slide = range(formula)
    return markAnswer(sampleDeck('calculator', [slide]), slide, {
      kind: 'rangeSelect',
      values: { a: value },
      result: 99,
    })
  }
  it.each([
    ['varA / 3', 3.33],
    ['varA * 1.005', 10.05],
    ['varA &lt; 20', 1],
    ['varA / 0', null],
    ['varB', null],
  ])('%s comes to %s, rounded to two decimals, whatever the person claims', (formula, result) => {
    expect(marked(formula)?.answer).toMatchObject({ result })
    expect(marked(formula)?.verdict.result).toEqual({ value: result })
    expect(marked(formula)?.fault === null).toBe(result !== null)
  })
  it('without a formula shows and stores no result', () => {
    expect(marked('  ')).toMatchObject({ answer: { result: null }, fault: null })
    expect(marked('  ')?.verdict).not.toHaveProperty('result')
  })
})

describe('what an answer adds to the ending', () => {
  it('is its tags, and what its formula came to', () => {
    const tagged = sampleSlide('t', 'tagged_select', { taggedselect: [{ id: 'o', option: 'A', tags: ['Calm'] }] })
    expect(endingPartsOf(tagged, { kind: 'taggedSelect', option: 'o' }, unmarked)).toEqual({
      tags: [['Calm', { earned: 1, possible: 1 }]],
    })
    const answer: Answer = { kind: 'rangeSelect', values: {}, result: 3 }
    expect(endingPartsOf(sampleSlide('s', 'range_select', { formula: 'varA' }), answer, unmarked)).toEqual({
      result: 3,
    })
    expect(endingPartsOf(sampleSlide('s', 'range_select', { formula: ' ' }), answer, unmarked)).toEqual({})
  })
})

it('needs the earlier answers only where something is computed or only the marker knows the way', () => {
  const needing = slideTypes.filter((type) => needsEarlierAnswers(sampleSlide('s', type)))
  expect(needing).toEqual(['range_select', 'qualification'])
  const jumps = {
    otherwise: '',
    rules: [
      {
        id: 'r',
        match: 'all' as const,
        to: '',
        conditions: [{ id: 'c', slideId: 's', test: 'right' as const, value: '' }],
      },
    ],
  }
  expect(needsEarlierAnswers({ ...sampleSlide('s', 'single_select'), jumps })).toBe(true)
})

describe.each(slideTypes)('marking %s', (type) => {
  it('takes what marking takes, keeps its own promises, and never says more than feedback allows', () => {
    fc.assert(
      fc.property(
        slideData(type),
        anyAnswer,
        fc.constantFrom(...readerTypes),
        fc.boolean(),
        (data, answer, readerType, feedback) => {
          const slide = { ...sampleSlide('s1', type), data }
          const marked = markAnswer(sampleDeck(readerType, [slide], { feedback }), slide, answer)
          if (answer.kind !== interactionOf(type)) expect(marked).toBeNull()
          if (!marked) return
          expect(marked.answer.kind).toBe(answer.kind)
          expect(marked.mark.earned).toBeGreaterThanOrEqual(0)
          expect(marked.mark.earned).toBeLessThanOrEqual(marked.mark.possible)
          if (!feedback) expect([marked.verdict.correct, marked.verdict.solution]).toEqual([null, []])
          if (marked.verdict.correct === null) expect(marked.verdict.solution).toEqual([])
        },
      ),
    )
  })
})
