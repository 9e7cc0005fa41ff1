import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckEnd, type JumpCondition, type JumpTest, jumpTests, type SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import type { Answer, Slide } from '@deckle/core/deck/slide.ts'
import { markAnswer } from './mark-answer.ts'
import { type ScoredAnswers, questionsFor, progressOf, targetAfter } from './progress.ts'
import { sampleDeck, sampleSlide } from './test/sample-deck.ts'

const outcome = (id: string, minValue: number, maxValue: number, masterTags: readonly string[] = []): Outcome => ({
  id,
  title: id,
  text: '',
  image: { id: '', alt: '' },
  link: '',
  linkLabel: '',
  minValue,
  maxValue,
  masterTags,
})
const tagged = (slideId: string, ...tags: readonly (readonly string[])[]) =>
  sampleSlide(slideId, 'tagged_select', {
    taggedselect: tags.map((own, at) => ({ id: `o${at}`, option: `Option ${at}`, tags: own })),
  })
const scored = (slideId: string, variable: string, ...points: readonly number[]) =>
  sampleSlide(slideId, 'scored_single_select', {
    variable,
    scoreselect: points.map((option, at) => ({ id: `o${at}`, caption: `${at}`, option })),
  })
const sliders = (slideId: string, formula: string, ...variables: readonly string[]) =>
  sampleSlide(slideId, 'range_select', {
    formula,
    rangeselect: variables.map((variable, at) => ({
      id: `o${at}`,
      name: `${at}`,
      minValue: 0,
      maxValue: 100,
      unit: '',
      variable,
    })),
  })
const chose = (kind: 'singleSelect' | 'scoreSelect' | 'taggedSelect', option: string) => ({ kind, option }) as Answer
const moved = (...values: readonly number[]): Answer => ({
  kind: 'rangeSelect',
  values: Object.fromEntries(values.map((value, at) => [`o${at}`, value])),
  result: null,
})
/** The answers, marked one after the other. */
function given(deck: DeckContent, answers: Readonly<Record<string, Answer>>): ScoredAnswers {
  let sofar: ScoredAnswers = {}
  for (const [slideId, answer] of Object.entries(answers)) {
    const slide = deck.contentHash.find((one) => one.slideId === slideId)
    const marked = slide && markAnswer(deck, slide, answer, sofar)
    if (!marked) throw new Error(`${slideId} does not take the answer`)
    sofar = { ...sofar, [slideId]: { answer: marked.answer, mark: marked.mark } }
  }
  return sofar
}

describe('where a person stands', () => {
  it('has the values that the answers set; of two that set the same variable the later slide’s', () => {
    const rating = sampleSlide('c', 'rating', { variable: 'varC' })
    const deck = sampleDeck('calculator', [sliders('a', '', 'varA', ''), scored('b', 'varA', 3, 7), rating])
    expect(progressOf(deck, {}).values).toEqual({})
    expect(progressOf(deck, given(deck, { a: moved(40, 5) })).values).toEqual({ varA: 40 })
    const all = given(deck, { b: chose('scoreSelect', 'o1'), a: moved(40, 5), c: { kind: 'rating', value: 4 } })
    expect(progressOf(deck, all).values).toEqual({ varA: 7, varC: 4 })
  })

  it('has the percentage of what was answered, and none where nothing could be earned', () => {
    const deck = sampleDeck('quiz', [
      sampleSlide('a', 'single_select'),
      scored('b', '', 5, 20),
      sampleSlide('c', 'rating'),
    ])
    expect(progressOf(deck, given(deck, { c: { kind: 'rating', value: 1 } })).percentage).toBeNull()
    expect(progressOf(deck, given(deck, { a: chose('singleSelect', 'a1') })).percentage).toBe(100)
    const both = given(deck, { a: chose('singleSelect', 'a2'), b: chose('scoreSelect', 'o0') })
    expect(progressOf(deck, both).percentage).toBe(23.8)
  })

  it('is led by the tag with the most points, the first of the deck’s tags where they tie', () => {
    const masterTags = ['Calm', 'Bold', 'Exact']
    const deck = sampleDeck('profiler', [tagged('a', ['Exact'], ['Bold', 'Calm']), tagged('b', ['Exact'], ['Bold'])], {
      resultRange: { minValue: 0, maxValue: 100, masterTags },
    })
    const leading = (a: string, b: string) =>
      progressOf(deck, given(deck, { a: chose('taggedSelect', a), b: chose('taggedSelect', b) })).leading?.tag
    expect([leading('o0', 'o0'), leading('o1', 'o1'), leading('o1', 'o0')]).toEqual(['Exact', 'Bold', 'Calm'])
    expect(progressOf(deck, {}).leading).toBeNull()
  })

  it('gives a question’s own tags the share of its points that were earned', () => {
    const rating = sampleSlide('b', 'rating', { tags: ['Warmth'] })
    const deck = sampleDeck('assessment', [sampleSlide('a', 'single_select', { tags: ['Facts'], weight: 4 }), rating])
    const wrong = progressOf(deck, given(deck, { a: chose('singleSelect', 'a2'), b: { kind: 'rating', value: 4 } }))
    expect(wrong.leading).toMatchObject({ tag: 'Warmth', earned: 0.75, possible: 1, percentage: 75 })
    const right = progressOf(deck, given(deck, { a: chose('singleSelect', 'a1'), b: { kind: 'rating', value: 4 } }))
    expect(right.leading).toMatchObject({ tag: 'Facts', earned: 4, possible: 4, percentage: 100 })
  })

  it.each([
    ['quiz', 0, 'low'],
    ['quiz', 5, 'high'],
    ['calculator', 0, 'low'],
    ['calculator', 5, 'low'],
  ] as const)('falls in a %s with %d points into the band %s', (readerType, points, band) => {
    const deck = sampleDeck(readerType, [scored('a', 'varA', 0, 5, 10), sliders('b', 'varA + varB', 'varB')], {
      outcomes: [outcome('low', 0, 50), outcome('high', 50, 100)],
    })
    const answers = { a: chose('scoreSelect', points === 0 ? 'o0' : 'o1'), b: moved(10) }
    expect(progressOf(deck, given(deck, answers)).outcome).toBe(band)
  })

  it('measures an outcome of a calculator by the last result, and one with tags by the leading tag', () => {
    const outcomes = [outcome('bold', 0, 100, ['Bold']), outcome('much', 50, 100), outcome('little', 0, 50)]
    const deck = sampleDeck('calculator', [sliders('a', 'varA', 'varA'), sliders('b', 'varA * 2', 'varB')], {
      outcomes,
    })
    expect(progressOf(deck, given(deck, { a: moved(30) })).outcome).toBe('little')
    expect(progressOf(deck, given(deck, { a: moved(30), b: moved(1) })).outcome).toBe('much')
    const profiler = sampleDeck('profiler', [tagged('a', ['Bold'], ['Calm'])], { outcomes })
    expect(progressOf(profiler, given(profiler, { a: chose('taggedSelect', 'o0') })).outcome).toBe('bold')
    expect(progressOf(profiler, given(profiler, { a: chose('taggedSelect', 'o1') })).outcome).toBeNull()
  })
})

describe('where a slide leads', () => {
  const leading = (slide: Slide, ...conditions: readonly Partial<JumpCondition>[]): Slide => {
    const jumps: SlideJumps = {
      otherwise: 'otherwise',
      rules: [
        {
          id: 'r',
          match: 'all',
          to: 'met',
          conditions: conditions.map((one, at) => ({
            id: `c${at}`,
            slideId: slide.slideId,
            test: 'is',
            value: '',
            ...one,
          })),
        },
      ],
    }
    return { ...slide, jumps }
  }
  const quiz = [
    sampleSlide('one', 'single_select'),
    sampleSlide('many', 'multiple_select'),
    sampleSlide('rate', 'rating', { variable: 'varR' }),
    sampleSlide('text', 'open_answer'),
    sampleSlide('never', 'rating'),
    tagged('tag', ['Bold'], ['Calm']),
    scored('score', 'varS', 2, 8),
  ]
  const answers: Readonly<Record<string, Answer>> = {
    one: chose('singleSelect', 'one1'),
    many: { kind: 'multiSelect', options: ['many2', 'many3'] },
    rate: { kind: 'rating', value: 4 },
    text: { kind: 'openAnswer', text: ' Blue Whale ' },
    tag: chose('taggedSelect', 'o0'),
    score: chose('scoreSelect', 'o1'),
  }
  const cases: { readonly [T in JumpTest]: readonly (readonly [Partial<JumpCondition>, boolean])[] } = {
    is: [
      [{ slideId: 'one', value: 'one1' }, true],
      [{ slideId: 'one', value: 'one2' }, false],
      [{ slideId: 'many', value: 'many3' }, true],
      [{ slideId: 'rate', value: '4' }, true],
      [{ slideId: 'text', value: 'blue whale' }, true],
      [{ slideId: 'never', value: '4' }, false],
    ],
    is_not: [
      [{ slideId: 'one', value: 'one2' }, true],
      [{ slideId: 'one', value: 'one1' }, false],
      [{ slideId: 'never', value: '4' }, true],
    ],
    contains: [
      [{ slideId: 'text', value: 'WHALE' }, true],
      [{ slideId: 'text', value: 'shark' }, false],
    ],
    at_least: [
      [{ slideId: 'rate', value: '4' }, true],
      [{ slideId: 'rate', value: '4.5' }, false],
      [{ slideId: 'text', value: '1' }, false],
      [{ slideId: 'rate', value: '' }, false],
    ],
    at_most: [
      [{ slideId: 'rate', value: '4' }, true],
      [{ slideId: 'rate', value: '3' }, false],
      [{ slideId: 'never', value: '3' }, false],
    ],
    answered: [
      [{ slideId: 'rate' }, true],
      [{ slideId: 'never' }, false],
    ],
    unanswered: [
      [{ slideId: 'never' }, true],
      [{ slideId: 'rate' }, false],
    ],
    right: [
      [{ slideId: 'one' }, true],
      [{ slideId: 'many' }, false],
      [{ slideId: 'rate' }, false],
    ],
    wrong: [
      [{ slideId: 'many' }, true],
      [{ slideId: 'one' }, false],
      [{ slideId: 'rate' }, false],
    ],
    // 1 of 1, 0 of 1, 8 of 8: 90 per cent.
    score_at_least: [
      [{ slideId: '', value: '90' }, true],
      [{ slideId: '', value: '90.1' }, false],
    ],
    score_below: [
      [{ slideId: '', value: '90' }, false],
      [{ slideId: '', value: '90.1' }, true],
    ],
    formula: [
      [{ slideId: '', value: 'varR = 4 and varS > 7' }, true],
      [{ slideId: '', value: 'varR &lt; 4' }, false],
      [{ slideId: '', value: 'varZ > 0' }, false],
      [{ slideId: '', value: 'varR >' }, false],
    ],
    tag_leads: [
      [{ slideId: '', value: 'Bold' }, true],
      [{ slideId: '', value: 'Calm' }, false],
    ],
    outcome: [
      [{ slideId: '', value: 'high' }, true],
      [{ slideId: '', value: 'low' }, false],
    ],
  }
  it.each(jumpTests.flatMap((test) => cases[test].map(([condition, met]) => [test, condition, met] as const)))(
    '%s %j is met: %s',
    (test, condition, met) => {
      const last = leading(sampleSlide('last', 'rating'), { test, ...condition })
      const deck = sampleDeck('quiz', [...quiz, last, sampleSlide('met', 'title'), sampleSlide('otherwise', 'title')], {
        outcomes: [outcome('low', 0, 50), outcome('high', 50, 100)],
      })
      expect(targetAfter(deck, last, given(deck, { ...answers, last: { kind: 'rating', value: 1 } }))).toBe(
        met ? 'met' : 'otherwise',
      )
    },
  )

  it('goes by a qualification’s own slides before its jumps, and by a chosen item', () => {
    const measured = {
      ...sampleSlide('q', 'qualification', { criteria: 'varA > 5', okaySlide: 'yes', notOkaySlide: '' }),
      jumps: { rules: [], otherwise: 'no' },
    }
    const item = (id: string, slide: string) => ({ id, image: { id: '', alt: '' }, option: id, caption: '', slide })
    const hub = sampleSlide('hub', 'brancher', { popupitems: [item('a', 'q'), item('b', deckEnd), item('c', '')] })
    const deck = sampleDeck('quiz', [sliders('s', '', 'varA'), measured, hub])
    const after = (value: number) => {
      const marked = given(deck, { s: moved(value), q: { kind: 'qualification', result: '' } })
      return targetAfter(deck, measured, marked)
    }
    expect([after(6), after(5)]).toEqual(['yes', 'no'])
    const clicked = (option: string) =>
      targetAfter(deck, hub, given(deck, { hub: { kind: 'brancher', option, clicked: [option] } }))
    expect([clicked('a'), clicked('b'), clicked('c')]).toEqual(['q', deckEnd, ''])
  })
})

describe('the questions that count', () => {
  const branch = (slideId: string, to: string, otherwise = '') => ({
    ...sampleSlide(slideId, 'single_select'),
    jumps: {
      otherwise,
      rules: [{ id: 'r', match: 'all', to, conditions: [{ id: 'c', slideId, test: 'is', value: `${slideId}2` }] }],
    } as SlideJumps,
  })
  const questions = (deck: DeckContent, answers: Readonly<Record<string, Answer>>) =>
    questionsFor(deck, given(deck, answers)).map(({ slideId }) => slideId)

  it('leaves out the branch that was skipped, but no question that was passed by unanswered', () => {
    const deck = sampleDeck('quiz', [
      branch('a', 'd'),
      sampleSlide('b', 'single_select'),
      sampleSlide('c', 'title'),
      sampleSlide('d', 'single_select'),
    ])
    expect(questions(deck, {})).toEqual(['a', 'b', 'd'])
    expect(questions(deck, { a: chose('singleSelect', 'a2') })).toEqual(['a', 'd'])
    expect(questions(deck, { a: chose('singleSelect', 'a1') })).toEqual(['a', 'b', 'd'])
    expect(questions(deck, { a: chose('singleSelect', 'a2'), b: chose('singleSelect', 'b1') })).toEqual(['a', 'b', 'd'])
  })

  it('ends where the deck is left early, and where it goes round', () => {
    const early = sampleDeck('quiz', [branch('a', deckEnd), sampleSlide('b', 'single_select')])
    expect(questions(early, { a: chose('singleSelect', 'a2') })).toEqual(['a'])
    const round = sampleDeck('quiz', [sampleSlide('a', 'title'), branch('b', 'a'), sampleSlide('c', 'single_select')])
    expect(questions(round, { b: chose('singleSelect', 'b2') })).toEqual(['b'])
    const always = sampleDeck('quiz', [branch('a', 'a', 'a'), sampleSlide('b', 'single_select')])
    expect(questions(always, {})).toEqual(['a'])
  })

  it('says what each can give, in the deck’s kind, and to which tags', () => {
    const slides = [
      sampleSlide('a', 'single_select', { weight: 3, tags: ['Facts'] }),
      scored('b', '', 2, 9),
      tagged('c', ['Calm'], []),
    ]
    expect(questionsFor(sampleDeck('quiz', slides), {})).toEqual([
      { slideId: 'a', possible: 3, isMarked: true, tags: [['Facts', { earned: 0, possible: 3 }]] },
      { slideId: 'b', possible: 9, isMarked: false, tags: [] },
      { slideId: 'c', possible: 0, isMarked: false, tags: [['Calm', { earned: 0, possible: 1 }]] },
    ])
    expect(questionsFor(sampleDeck('poll', slides), {}).map(({ possible }) => possible)).toEqual([0, 0, 0])
  })

  it('never loops, whatever the jumps', () => {
    const target = fc.constantFrom('', deckEnd, 's0', 's1', 's2', 's3', 'gone')
    fc.assert(
      fc.property(
        fc.array(target, { minLength: 4, maxLength: 4 }),
        fc.array(target, { minLength: 4, maxLength: 4 }),
        (met, otherwise) => {
          const deck = sampleDeck(
            'quiz',
            met.map((to, at) => branch(`s${at}`, to, otherwise[at])),
          )
          const answers = Object.fromEntries(met.map((_one, at) => [`s${at}`, chose('singleSelect', `s${at}2`)]))
          expect(questions(deck, answers)).toEqual(['s0', 's1', 's2', 's3'])
          expect(questions(deck, {}).length).toBeLessThanOrEqual(4)
        },
      ),
    )
  })
})
