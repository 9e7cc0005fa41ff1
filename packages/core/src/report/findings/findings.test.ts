import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckFindings } from './deck-findings.ts'
import type { DeckFigures, GroupFigures, ItemFigures, OptionFigures, SlideFigures } from './figures.ts'
import { type FindingCode, findingCodes } from './finding.ts'

const slide = (place: number, changes: Partial<SlideFigures> = {}): SlideFigures => ({
  slideId: `s${place}`,
  place,
  reached: 100,
  left: 0,
  quickShare: null,
  characters: 100,
  medianSeconds: 10,
  item: null,
  options: [],
  ...changes,
})
const item = (changes: Partial<ItemFigures> = {}): { item: ItemFigures } => ({
  item: { marked: 100, facility: 60, discrimination: 0.4, ...changes },
})
const option = (changes: Partial<OptionFigures> = {}): OptionFigures => ({
  label: 'Tea',
  count: 20,
  correct: false,
  upperLower: -0.1,
  ...changes,
})
const options = (...list: readonly OptionFigures[]) => ({ ...item(), options: [option({ correct: true }), ...list] })
const deck = (changes: Partial<DeckFigures> = {}): DeckFigures => ({
  period: { starts: 100, completions: 60 },
  before: null,
  slides: [slide(1), slide(2), slide(3)],
  sources: [],
  devices: [],
  alpha: null,
  ...changes,
})
const of = (...slides: readonly SlideFigures[]) => deck({ slides })
const group = (name: string, starts: number, completions: number): GroupFigures => ({ name, starts, completions })
const codesOf = (figures: DeckFigures) => deckFindings(figures).map(({ code }) => code)
const alone = (code: string, figures: DeckFigures) => deckFindings(figures).find((one) => one.code === code)

/** What each rule needs, and the same a little short of it. */
const cases: readonly (readonly [FindingCode, DeckFigures, DeckFigures])[] = [
  ['loses', of(slide(1, { left: 18 }), slide(2)), of(slide(1, { left: 17 }), slide(2))],
  [
    'losesLong',
    of(slide(1, { left: 31, characters: 500 }), slide(2, { characters: 499 })),
    of(slide(1, { left: 31, characters: 500 }), slide(2, { characters: 500 })),
  ],
  [
    'losesQuickly',
    of(slide(1, { left: 30, quickShare: 50 }), slide(2)),
    of(slide(1, { left: 30, quickShare: 49 }), slide(2)),
  ],
  [
    'losesLongQuickly',
    of(slide(1), slide(4, { left: 31, quickShare: 60, characters: 900 })),
    of(slide(1), slide(4, { left: 31, quickShare: 40, characters: 900 })),
  ],
  ['fewFinish', deck({ period: { starts: 100, completions: 40 } }), deck({ period: { starts: 100, completions: 41 } })],
  ['finish', deck({ period: { starts: 100, completions: 79 } }), deck({ period: { starts: 100, completions: 78 } })],
  ['fell', deck({ before: { starts: 100, completions: 80 } }), deck({ before: { starts: 100, completions: 69 } })],
  ['rose', deck({ before: { starts: 100, completions: 40 } }), deck({ before: { starts: 100, completions: 51 } })],
  [
    'sourceLow',
    deck({ sources: [group('ad', 30, 10), group('', 70, 50)] }),
    deck({ sources: [group('ad', 30, 16), group('', 70, 50)] }),
  ],
  [
    'deviceLow',
    deck({ devices: [group('phone', 50, 20), group('computer', 50, 40)] }),
    deck({ devices: [group('phone', 50, 31), group('computer', 50, 40)] }),
  ],
  ['hard', of(slide(1, item({ facility: 21.7 }))), of(slide(1, item({ facility: 21.8 })))],
  ['easy', of(slide(1, item({ facility: 86.8 }))), of(slide(1, item({ facility: 86.7 })))],
  ['weak', of(slide(1, item({ discrimination: -0.1 }))), of(slide(1, item({ discrimination: -0.09 })))],
  ['reversed', of(slide(1, item({ discrimination: -0.2 }))), of(slide(1, item({ discrimination: -0.19 })))],
  [
    'attractive',
    of(slide(1, options(option({ upperLower: 0.32 })))),
    of(slide(1, options(option({ upperLower: 0.31 })))),
  ],
  ['unchosen', of(slide(1, options(option({ count: 0 })))), of(slide(1, options(option({ count: 1 }))))],
  [
    'slow',
    of(slide(1), slide(2), slide(3, { medianSeconds: 30 })),
    of(slide(1), slide(2), slide(3, { medianSeconds: 29 })),
  ],
  [
    'unreliable',
    { ...of(slide(1, item()), slide(2, item()), slide(3, item())), alpha: 0.23 },
    { ...of(slide(1, item()), slide(2, item()), slide(3, item())), alpha: 0.24 },
  ],
]

describe('a deck’s findings', () => {
  it('are none where nothing stands out', () => expect(codesOf(deck())).toEqual([]))

  it.each(cases)('%s', (code, enough, short) => {
    expect(codesOf(enough)).toContain(code)
    expect(codesOf(short)).not.toContain(code)
  })

  it('have a case for every code', () =>
    expect(cases.map(([code]) => code).toSorted()).toEqual(findingCodes.toSorted()))

  it('name the slide, the shares and what to look at', () => {
    expect(alone('losesLongQuickly', of(slide(1), slide(4, { left: 30, quickShare: 60, characters: 900 })))).toEqual({
      code: 'losesLongQuickly',
      severity: 'bad',
      slideId: 's4',
      values: { slide: 4, share: 30, count: 30, quick: 60 },
      weight: 30,
    })
    expect(alone('deviceLow', deck({ devices: [group('phone', 50, 20), group('computer', 50, 40)] }))?.values).toEqual({
      name: 'phone',
      rate: 40,
      others: 80,
      count: 50,
    })
    const two = of(slide(1, options(option({ count: 0, label: 'Ink' }), option({ count: 0 }))))
    expect(alone('unchosen', two)?.values).toEqual({ slide: 1, option: 'Ink', count: 2 })
  })

  it.each([
    ['a right option that nobody chooses', of(slide(1, { ...item(), options: [option({ correct: true, count: 0 })] }))],
    [
      'a right option that the best choose',
      of(slide(1, { ...item(), options: [option({ correct: true, upperLower: 0.6 })] })),
    ],
    ['a loss of few people', of(slide(1, { reached: 19, left: 15 }))],
    [
      'a difference that may be chance',
      deck({ before: { starts: 20, completions: 15 }, period: { starts: 30, completions: 18 } }),
    ],
    ['a group that is small', deck({ sources: [group('ad', 19, 0), group('', 81, 70)] })],
    ['a correlation within its error', of(slide(1, item({ marked: 77, discrimination: -0.03 })))],
    ['a share within its error', of(slide(1, { reached: 40, left: 6 }))],
    [
      'an option that few could have chosen',
      of(slide(1, { ...item({ marked: 40 }), options: [option({ count: 0 })] })),
    ],
    ['two timed slides', of(slide(1), slide(2, { medianSeconds: 300 }))],
    ['a few answers', of(slide(1, item({ marked: 19, facility: 5, discrimination: -0.5 })))],
  ])('leave out %s', (_, figures) => expect(codesOf(figures)).toEqual([]))

  it('blame a slide rather than the deck', () => {
    const leaving = { ...of(slide(1, { left: 60 })), period: { starts: 100, completions: 40 } }
    expect(codesOf(leaving)).toEqual(['loses'])
  })

  it('put the largest loss first, then the serious, with one line per question', () => {
    const figures = of(
      slide(1, { left: 20, ...item({ facility: 1, discrimination: -0.9 }) }),
      slide(2, { left: 30 }),
      slide(3, { left: 40 }),
      slide(4, item({ facility: 90, discrimination: -0.9 })),
    )
    expect(deckFindings(figures).map(({ slideId, code }) => `${slideId} ${code}`)).toEqual([
      's3 loses',
      's2 loses',
      's1 loses',
      's4 reversed',
    ])
  })

  it('are none under twenty attempts, whatever the figures', () => {
    const count = fc.nat(19)
    const anySlide = fc.record({
      left: count,
      quickShare: fc.nat(100),
      characters: fc.nat(5000),
      medianSeconds: fc.nat(900),
    })
    fc.assert(
      fc.property(count, fc.array(anySlide), fc.array(count), (starts, slides, sizes) => {
        const figures = deck({
          period: { starts, completions: 0 },
          before: { starts: 500, completions: 500 },
          slides: slides.map((one, at) => slide(at + 1, { ...one, ...item({ facility: 1, discrimination: -1 }) })),
          sources: sizes.map((size) => group('x', size, 0)),
          alpha: 0,
        })
        expect(deckFindings(figures)).toEqual([])
      }),
    )
  })
})
