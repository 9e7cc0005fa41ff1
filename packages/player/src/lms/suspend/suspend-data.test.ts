import type { Answer } from '@deckle/core/deck/slide.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SuspendSlide } from './suspend-answers.ts'
import { readSuspended, type SuspendedPlay, writeSuspended } from './suspend-data.ts'

const items = (count: number) => Array.from({ length: count }, (_, at) => `option-${at}`)
const some = (count: number) => fc.subarray(items(count), { minLength: 1 })

type SlideAnswer = readonly [SuspendSlide, Answer | null]

const texts = fc.string({ minLength: 1, maxLength: 400, unit: 'grapheme' })
const kinds: Readonly<Record<string, fc.Arbitrary<readonly [count: number, answer: Answer]>>> = {
  singleSelect: fc
    .integer({ min: 1, max: 100 })
    .chain((count) =>
      fc.nat(count - 1).map((at) => [count, { kind: 'singleSelect', option: `option-${at}` }] as const),
    ),
  multiSelect: fc
    .integer({ min: 1, max: 100 })
    .chain((count) => some(count).map((options) => [count, { kind: 'multiSelect', options }] as const)),
  ranking: fc
    .integer({ min: 2, max: 100 })
    .chain((count) =>
      fc
        .shuffledSubarray(items(count), { minLength: count })
        .map((order) => [count, { kind: 'ranking', order }] as const),
    ),
  rating: fc.nat(10).map((value) => [0, { kind: 'rating', value }] as const),
  openAnswer: texts.map((text) => [0, { kind: 'openAnswer', text }] as const),
  fillInTheBlank: fc
    .array(texts, { minLength: 1, maxLength: 4 })
    .map((texts) => [0, { kind: 'fillInTheBlank', texts }] as const),
  rangeSelect: fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 26 }).map(
    (values) =>
      [
        values.length,
        {
          kind: 'rangeSelect',
          values: Object.fromEntries(values.map((value, at) => [`option-${at}`, value / 100])),
          result: null,
        },
      ] as const,
  ),
  qualification: fc.constant([0, { kind: 'qualification', result: '' }] as const),
  brancher: fc
    .integer({ min: 1, max: 50 })
    .chain((count) =>
      fc
        .shuffledSubarray(items(count), { minLength: 1 })
        .map((clicked) => [count, { kind: 'brancher', option: clicked.at(-1) as string, clicked }] as const),
    ),
}

const slideAnswer: fc.Arbitrary<SlideAnswer> = fc
  .tuple(fc.constantFrom(...Object.keys(kinds)), fc.uuid(), fc.boolean())
  .chain(([kind, slideId, isAnswered]) =>
    (kinds[kind] as NonNullable<(typeof kinds)[string]>).map(([count, answer]): SlideAnswer => [
      { slideId, interaction: answer.kind, items: items(count) },
      isAnswered ? answer : null,
    ]),
  )

const plays = fc
  .tuple(fc.uniqueArray(slideAnswer, { maxLength: 120, selector: ([slide]) => slide.slideId }), fc.nat(20_000))
  .chain(([deck, seconds]) =>
    fc.tuple(fc.array(fc.nat(Math.max(0, deck.length - 1)), { maxLength: 60 }), fc.nat(deck.length)).map(
      ([trail, index]) =>
        [
          deck.map(([slide]) => slide),
          {
            language: 'hi',
            index,
            trail: deck.length > 0 ? trail : [],
            answers: Object.fromEntries(deck.flatMap(([{ slideId }, answer]) => (answer ? [[slideId, answer]] : []))),
            seconds,
            hasResult: seconds % 2 === 1,
            spent: Object.fromEntries(deck.flatMap(([{ slideId }, answer], at) => (answer ? [[slideId, at + 1]] : []))),
          } satisfies SuspendedPlay,
        ] as const,
    ),
  )

const key = 'abcdefghij'

describe('a play that is left and gone on with', () => {
  it('comes back whole where there is room', () => {
    fc.assert(
      fc.property(plays, ([slides, play]) => {
        const text = writeSuspended(slides, play, { key, limit: 1_000_000 })
        expect(readSuspended(slides, text, key)).toEqual({ ...play, isCut: false })
      }),
      { numRuns: 150 },
    )
  })

  it('never takes more than its room, keeps the place, and says what it could not keep', () => {
    fc.assert(
      fc.property(plays, fc.constantFrom(4096, 1000, 300), ([slides, play], limit) => {
        const text = writeSuspended(slides, play, { key, limit })
        expect(text.length).toBeLessThanOrEqual(limit)
        const back = readSuspended(slides, text, key)
        expect(back?.index).toBe(play.index)
        expect(back?.language).toBe('hi')
        if (back?.isCut === false) expect(back.answers).toEqual(play.answers)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps choices and cuts long texts', () => {
    const slides: SuspendSlide[] = [
      { slideId: 's1', interaction: 'openAnswer', items: [] },
      { slideId: 's2', interaction: 'singleSelect', items: items(3) },
      { slideId: 's3', interaction: 'openAnswer', items: [] },
    ]
    const play: SuspendedPlay = {
      language: 'en',
      index: 3,
      trail: [0, 1, 2],
      answers: {
        s1: { kind: 'openAnswer', text: 'क'.repeat(4000) },
        s2: { kind: 'singleSelect', option: 'option-2' },
        s3: { kind: 'openAnswer', text: 'short' },
      },
      seconds: 90,
      spent: { s1: 60 },
      hasResult: false,
    }
    const text = writeSuspended(slides, play, { key, limit: 4096 })
    expect(text.length).toBeLessThanOrEqual(4096)
    expect(readSuspended(slides, text, key)?.answers).toEqual(play.answers)
    const tight = readSuspended(slides, writeSuspended(slides, play, { key, limit: 1000 }), key)
    expect(tight?.isCut).toBe(true)
    expect(tight?.trail).toEqual([0, 1, 2])
    expect(tight?.answers['s2']).toEqual({ kind: 'singleSelect', option: 'option-2' })
    expect(tight?.answers['s3']).toEqual({ kind: 'openAnswer', text: 'short' })
    const first = tight?.answers['s1']
    expect(first?.kind === 'openAnswer' && /^क{800,}…$/.test(first.text)).toBe(true)
  })

  it('holds 500 slides with a choice each', () => {
    const slides = Array.from({ length: 500 }, (_, at): SuspendSlide => ({
      slideId: `slide-${at}`,
      interaction: 'singleSelect',
      items: items(100),
    }))
    const answers = Object.fromEntries(
      slides.map(({ slideId }, at) => [slideId, { kind: 'singleSelect', option: `option-${at % 100}` } as const]),
    )
    const play = {
      language: 'en',
      index: 500,
      trail: slides.map((_, at) => at),
      answers,
      seconds: 3600,
      spent: {},
      hasResult: true,
    }
    const back = readSuspended(slides, writeSuspended(slides, play, { key, limit: 4096 }), key)
    expect(back).toEqual({ ...play, isCut: false })
  })

  it.each([
    '',
    'null',
    '[]',
    '{"a":1}',
    '[1,"other","en",0,"",0,0,[],[]]',
    '[2,"abcdefghij","en",0,"",0,0,[],[]]',
    '<p>',
  ])('is not what another wrote: %s', (text) => {
    expect(readSuspended([], text, key)).toBeNull()
  })

  it('is nothing where any part of it is not what was written', () => {
    const slides: SuspendSlide[] = [{ slideId: 's1', interaction: 'singleSelect', items: items(3) }]
    const whole: readonly unknown[] = [1, key, 'en', 1, '0', 5, 0, [2], [3]]
    const read = (document: readonly unknown[]) => readSuspended(slides, JSON.stringify(document), key)
    expect(read(whole)).toMatchObject({ index: 1, trail: [0], hasResult: false })
    const wrong: readonly (readonly [at: number, values: readonly unknown[]])[] = [
      [2, [null, 7, {}]],
      [3, [null, '1', -1, 0.5, 2, [1], {}]],
      [4, [null, 0, [], '0-', 'a', '0,,1', '-1', '0-1-2']],
      [5, [null, '5', -5, {}]],
      [6, [null, true, -1, 4, '0']],
      [7, [null, {}, 'a', [null], [{}], [[null]], [[[1]]]]],
      [8, [null, {}, ['3'], [-3], [null], [[3]]]],
    ]
    for (const [at, values] of wrong)
      for (const value of values) expect(read(whole.with(at, value)), JSON.stringify([at, value])).toBeNull()
    const text = JSON.stringify(whole)
    for (let length = 0; length < text.length; length++)
      expect(readSuspended(slides, text.slice(0, length), key)).toBeNull()
  })
})
