import { growsLinearly } from '@deckle/core/test/grows-linearly.ts'
import { describe, expect, it } from 'vitest'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckEnd, type JumpCondition, type SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { slideTypes } from '../catalog.ts'
import { sampleDeck, sampleSlide } from '../test/sample-deck.ts'
import { checkDeck } from './check-deck.ts'

/** Without the placeholders of the samples, which untouched-findings.test.ts covers. */
const findings = (...args: Parameters<typeof checkDeck>) =>
  checkDeck(...args).filter(({ code }) => !code.startsWith('untouched'))
const codes = (content: DeckContent) =>
  findings(content).map(({ slideId, path, code }) => [slideId, path, code].filter(Boolean).join(' '))
const jumps = (to: string, conditions: readonly Partial<JumpCondition>[] = [{}]): SlideJumps => ({
  otherwise: '',
  rules: [
    {
      id: 'r',
      match: 'all',
      to,
      conditions: conditions.map((one, at) => ({ id: `c${at}`, slideId: 'a', test: 'is', value: 'a1', ...one })),
    },
  ],
})
const leading = (slide: Slide, slideJumps: SlideJumps): Slide => ({ ...slide, jumps: slideJumps })
const question = (slideId: string) => sampleSlide(slideId, 'single_select')

describe('flow', () => {
  it('says nothing of a deck that goes straight on', () => {
    expect(codes(sampleDeck('quiz', [question('a'), question('b')]))).toEqual([])
  })
  it('finds slides that nobody comes to', () => {
    const skipping = leading(question('a'), { rules: [], otherwise: 'c' })
    expect(codes(sampleDeck('quiz', [skipping, question('b'), question('c')]))).toEqual(['b unreachable'])
  })
  it('finds ways that never end', () => {
    const back = leading(question('b'), { rules: [], otherwise: 'a' })
    expect(codes(sampleDeck('quiz', [question('a'), back]))).toEqual(['a no_exit', 'b no_exit'])
    const leaves = leading(question('b'), { ...jumps(deckEnd), otherwise: 'a' })
    expect(codes(sampleDeck('quiz', [question('a'), leaves]))).toEqual([])
  })
  it('knows that a link list whose items all lead elsewhere does not go on', () => {
    const items = ['b', 'c'].map((slide, at) => ({
      id: `i${at}`,
      image: { id: '', alt: '' },
      option: 'Go',
      caption: '',
      slide,
    }))
    const hub = sampleSlide('a', 'brancher', { popupitems: items })
    const end = (slideId: string) => leading(sampleSlide(slideId, 'paragraph'), { rules: [], otherwise: deckEnd })
    expect(codes(sampleDeck('story', [hub, sampleSlide('x', 'paragraph'), end('b'), end('c')]))).toEqual([
      'x unreachable',
    ])
  })
  it.each([
    ['gone', [{}], 'a jumps.r jump_gone'],
    ['b', [], 'a jumps.r jump_empty'],
    ['b', [{ value: '' }], 'a jumps.r jump_no_value'],
    ['b', [{ test: 'score_below', value: ' ' }], 'a jumps.r jump_no_value'],
    ['b', [{ test: 'answered', value: '' }], undefined],
    ['b', [{ value: 'a9' }], 'a jumps.r jump_condition_gone'],
    ['b', [{ slideId: 'gone' }], 'a jumps.r jump_condition_gone'],
    ['b', [{ test: 'outcome', value: 'gone' }], 'a jumps.r jump_condition_gone'],
    ['b', [{ test: 'score_below', value: 'few' }], 'a jumps.r jump_condition_gone'],
  ] as const)('a jump to %s on %j: %s', (to, conditions, expected) => {
    expect(codes(sampleDeck('quiz', [leading(question('a'), jumps(to, conditions)), question('b')]))).toEqual(
      expected === undefined ? [] : [expected],
    )
  })
  it('finds what can not be asked on a slide that is only read', () => {
    const title = leading(sampleSlide('b', 'title'), jumps(deckEnd, [{ test: 'right' }]))
    expect(codes(sampleDeck('quiz', [question('a'), title]))).toEqual(['b jumps.r jump_condition_gone'])
  })
})

it('refuses jumps where the plan has none', () => {
  const deck = sampleDeck('quiz', [leading(question('a'), { rules: [], otherwise: deckEnd })])
  expect(findings(deck, 'business')).toContainEqual({
    slideId: 'a',
    path: 'jumps',
    code: 'plan_jumps',
    severity: 'error',
    values: {},
  })
  expect(findings(deck, 'agency')).toEqual([])
})

describe('formulas', () => {
  const calculator = (formula: string, change: Partial<DeckContent> = {}) =>
    sampleDeck('calculator', [sampleSlide('a', 'range_select', { formula })], {
      resultRange: { minValue: -1000, maxValue: 1000, masterTags: [] },
      ...change,
    })
  it.each([
    ['varA * 2', []],
    ['varA *', ['a formula bad_formula']],
    ['varA + varB', ['a formula variable_unset']],
    ['1 / varA', ['a formula formula_fails']],
    ['1 / (varA + 1)', []],
    ['SQRT(varA - 50)', ['a formula formula_fails']],
    ['varA * 100', ['a formula result_outside']],
  ])('%s: %j', (formula, expected) => {
    expect(codes(calculator(formula))).toEqual(expected)
  })
  it('names the values that fail, and the results that leave the range', () => {
    expect(findings(calculator('1 / varA'))[0]?.values).toEqual({ values: 'varA = 0' })
    expect(findings(calculator('varA * 100'))[0]?.values).toMatchObject({ least: 0, greatest: 10_000 })
  })
  it('knows variables of ratings and scored questions, if they come before', () => {
    const rating = sampleSlide('r', 'rating', { variable: 'varB' })
    const scored = sampleSlide('s', 'scored_single_select', { variable: 'varC' })
    const sum = sampleSlide('a', 'range_select', { formula: 'varA + varB + varC' })
    const range = { resultRange: { minValue: 0, maxValue: 1000, masterTags: [] } }
    expect(codes(sampleDeck('calculator', [rating, scored, sum], range))).toEqual([])
    expect(codes(sampleDeck('calculator', [sum, rating, scored], range))).toEqual([
      'a formula variable_unset',
      'a formula variable_unset',
    ])
  })
})

describe('outcomes', () => {
  const outcome = (id: string, change: Partial<Outcome> = {}): Outcome => ({
    id,
    title: id,
    text: '',
    image: { id: '', alt: '' },
    link: '',
    linkLabel: '',
    minValue: 0,
    maxValue: 100,
    masterTags: [],
    ...change,
  })
  const tagged = sampleSlide('a', 'tagged_select', {
    taggedselect: [
      { id: 'a1', option: 'One', tags: ['Calm'] },
      { id: 'a2', option: 'Two', tags: ['Bold'] },
    ],
  })
  const profiler = (...outcomes: readonly Outcome[]) => codes(sampleDeck('profiler', [tagged], { outcomes }))
  it('are asked for where the deck ends with one', () => {
    expect(profiler()).toEqual(['outcomes result_without_outcome'])
  })
  it('can be reached by the tags of answers', () => {
    expect(profiler(outcome('x', { masterTags: ['Calm'] }), outcome('y', { masterTags: ['Bold'] }))).toEqual([])
    expect(profiler(outcome('x', { masterTags: ['Gone'] }))).toEqual(['outcomes.x outcome_tag'])
    expect(profiler(outcome('x', { masterTags: ['Calm'] }), outcome('y', { masterTags: ['Calm'] }))).toEqual([
      'outcomes.y outcome_hidden',
    ])
    expect(profiler(outcome('x', { masterTags: ['Calm'], minValue: 60, maxValue: 40 }))).toEqual([
      'outcomes.x outcome_band',
    ])
  })
  it('of points need points', () => {
    expect(profiler(outcome('x'))).toEqual(['outcomes.x outcome_never'])
    const bands = [outcome('x', { maxValue: 50 }), outcome('y', { minValue: 50 }), outcome('z', { minValue: 20 })]
    expect(codes(sampleDeck('quiz', [question('a')], { outcomes: bands }))).toEqual(['outcomes.z outcome_hidden'])
  })
  it('of a calculator are measured by what its formulas come to', () => {
    const deck = sampleDeck('calculator', [sampleSlide('a', 'range_select')], {
      outcomes: [outcome('x', { maxValue: 60 }), outcome('y', { minValue: 200, maxValue: 300 })],
      resultRange: { minValue: 0, maxValue: 300, masterTags: [] },
    })
    expect(codes(deck)).toEqual(['outcomes.y outcome_never'])
  })
})

it('puts errors first, and names lengths, colours and languages', () => {
  const long = { question: 'a'.repeat(150) }
  const deck = sampleDeck('quiz', [sampleSlide('a', 'single_select', long), sampleSlide('b', 'title', { title: '' })], {
    translationEnabled: true,
    translations: { hi: { name: 'नमूना', texts: {}, slides: {} } },
    colors: { ...sampleDeck('quiz', []).colors, baseText: '#fafafa' },
  })
  const found = findings(deck)
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'error blank',
    'warning untranslated',
    'warning low_contrast',
    'warning over_ideal',
  ])
  expect(found.find(({ code }) => code === 'over_ideal')?.values).toEqual({ length: 150, ideal: 128 })
})

it('takes time in proportion to the slides of a deck, of every type', () => {
  const slidesOf = (length: number) =>
    Array.from({ length }, (_one, at) => sampleSlide(`s${at}`, slideTypes[at % slideTypes.length] ?? 'title'))
  const decks = new Map([400, 4000].map((length) => [length, sampleDeck('survey', slidesOf(length))]))
  expect(checkDeck(decks.get(400)!).length).toBeGreaterThan(0)
  expect(growsLinearly((size) => checkDeck(decks.get(size)!), 400)).toBe(true)
})
