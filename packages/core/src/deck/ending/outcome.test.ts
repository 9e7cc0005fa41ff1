import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInBand, leadingTag, type Outcome, outcomeOf, percentOf, scoresByTag, type TagScore } from './outcome.ts'

const band = (id: string, minValue: number, maxValue: number, masterTags: readonly string[] = []): Outcome => ({
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
const score = (tag: string, earned: number, possible: number): TagScore => ({
  tag,
  earned,
  possible,
  percentage: percentOf(earned, possible),
})

describe('bands of outcomes', () => {
  const thirds = [band('low', 0, 33), band('middle', 33, 66), band('high', 66, 100)]
  it.each([
    [0, 'low'],
    [32.9, 'low'],
    [33, 'middle'],
    [66, 'high'],
    [100, 'high'],
    [-0.1, undefined],
    [100.1, undefined],
    [null, undefined],
  ])('%s falls into %s: the lower end belongs to a band, the upper one only to the last', (value, id) => {
    expect(outcomeOf(thirds, { value, tags: [] })?.id).toBe(id)
  })

  it('take each value of the whole range exactly once, however it is cut', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 })
    fc.assert(
      fc.property(cuts, fc.integer({ min: 0, max: 1000 }), (at, tenths) => {
        const ends = [0, ...at.toSorted((a, b) => a - b), 100]
        const bands = ends.slice(1).map((end, n) => band(`${n}`, ends[n] ?? 0, end))
        expect(bands.filter((one) => isInBand(one, bands, tenths / 10)).length).toBe(1)
      }),
    )
  })
})

describe('outcomes with tags', () => {
  const outcomes = [band('calm', 0, 100, ['Calm']), band('very bold', 50, 100, ['Bold', 'Loud']), band('else', 0, 100)]
  it.each([
    [[score('Calm', 1, 4)], 'calm'],
    [[score('Bold', 2, 4)], 'very bold'],
    [[score('Loud', 4, 4)], 'very bold'],
    [[score('Bold', 1, 4)], 'else'],
    [[], 'else'],
    [[score('Calm', 3, 4), score('Bold', 2, 4), score('Loud', 2, 4)], 'very bold'],
    [[score('Calm', 3, 4), score('Bold', 2, 4), score('Loud', 0, 4)], 'calm'],
    [[score('Calm', 2, 4), score('Bold', 4, 4), score('Loud', 0, 8)], 'else'],
    [[score('Calm', 1, 4), score('Bold', 2, 4), score('Shy', 3, 4)], 'else'],
  ] as const)('%j come to %s: the points of an outcome’s tags are added', (tags, id) => {
    expect(outcomeOf(outcomes, { value: 20, tags })?.id).toBe(id)
  })
  it('come to the one with the first tag in a tie, whatever their order', () => {
    const pairs = [band('b', 0, 100, ['B', 'D']), band('a', 0, 100, ['A', 'C'])]
    const tags = [score('A', 0, 2), score('B', 0.1, 2), score('C', 0.1 + 0.2, 2), score('D', 0.2, 2)]
    expect(outcomeOf(pairs, { value: null, tags })?.id).toBe('b')
    expect(outcomeOf(pairs.toReversed(), { value: null, tags })?.id).toBe('b')
  })
  it('lead like their tag where each has one', () => {
    const names = ['A', 'B', 'C']
    const single = names.map((tag) => band(tag, 0, 100, [tag]))
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }), (points) => {
        const tags = names.map((tag, at) => score(tag, points[at] ?? 0, 5))
        expect(outcomeOf(single, { value: null, tags })?.id).toBe(leadingTag(tags)?.tag)
      }),
    )
  })
  it('come to none where no outcome takes the result', () => {
    expect(outcomeOf(outcomes, { value: null, tags: [score('Shy', 1, 1)] })).toBeNull()
    expect(outcomeOf([], { value: 1, tags: [] })).toBeNull()
  })
})

describe('scores by tag', () => {
  it('add up in the order of the deck’s tags, then as they come', () => {
    const shares = [
      ['Exact', { earned: 1, possible: 2 }],
      ['New', { earned: 1, possible: 1 }],
      ['Exact', { earned: 0.5, possible: 2 }],
    ] as const
    expect(scoresByTag(['Calm', 'Exact'], shares)).toEqual([
      score('Calm', 0, 0),
      { tag: 'Exact', earned: 1.5, possible: 4, percentage: 37.5 },
      score('New', 1, 1),
    ])
  })

  it('are led by the most points, the first of those that tie, and by none without points', () => {
    expect(leadingTag([score('a', 2, 9), score('b', 3, 3), score('c', 3, 9)])?.tag).toBe('b')
    expect(leadingTag([score('a', 0, 9)])).toBeNull()
    expect(leadingTag([])).toBeNull()
  })

  it('never lose a point, and stay between 0 and 100 per cent', () => {
    const share = fc
      .tuple(fc.constantFrom('a', 'b', '__proto__'), fc.nat(100), fc.nat(100))
      .map(([tag, earned, more]) => [tag, { earned, possible: earned + more }] as const)
    fc.assert(
      fc.property(fc.array(share), fc.constantFrom([], ['b', 'c']), (shares, masterTags) => {
        const scores = scoresByTag(masterTags, shares)
        const sum = (list: readonly { earned: number }[]) => list.reduce((all, one) => all + one.earned, 0)
        expect(sum(scores)).toBe(sum(shares.map(([, one]) => one)))
        for (const { percentage } of scores) {
          expect(percentage).toBeGreaterThanOrEqual(0)
          expect(percentage).toBeLessThanOrEqual(100)
        }
        const most = leadingTag(scores)
        for (const { earned } of scores) expect(earned).toBeLessThanOrEqual(most?.earned ?? 0)
      }),
    )
  })

  it.each([
    [2, 3, 66.7],
    [1, 8, 12.5],
    [1, 80, 1.3],
    [0, 0, 0],
    [5, 5, 100],
  ])('%d of %d are %d per cent, with one decimal', (earned, possible, percentage) => {
    expect(percentOf(earned, possible)).toBe(percentage)
  })
})
