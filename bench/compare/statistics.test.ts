import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medianOf } from '../lib/rounds.ts'
import {
  type Direction,
  fewestPairs,
  decide,
  medianInterval,
  mostPairs,
  needsMorePairs,
  type Samples,
} from './statistics.ts'

const nine = [100, 102, 99, 101, 98, 100, 103, 97, 100]
const reversed = nine.toReversed()
const times = (values: readonly number[], factor: number): number[] => values.map((value) => value * factor)
const samples = (factor: number, [one, other] = [nine, reversed]): Samples => ({
  base: [one, other],
  changed: [times(other, factor), times(one, factor)],
})

describe('median interval', () => {
  // The ranks of Le Boudec's table A.1, of the 95 % interval.
  it.each([
    [6, 1, 6],
    [9, 2, 8],
    [10, 2, 9],
    [15, 4, 12],
    [20, 6, 15],
    [25, 8, 18],
  ])('of %i values is from the %i. to the %i.', (count, low, high) => {
    const values = Array.from({ length: count }, (_, at) => at + 1)
    expect(medianInterval(values)).toEqual([low, high])
  })

  it('spans all values where they are too few', () => {
    expect(medianInterval([3, 1, 2])).toEqual([1, 3])
  })

  it('contains the median', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (values) => {
          const [low, high] = medianInterval(values)
          const median = medianOf(values)
          expect(low).toBeLessThanOrEqual(median)
          expect(high).toBeGreaterThanOrEqual(median)
        },
      ),
    )
  })
})

describe('decision', () => {
  it.each<[string, number, Direction, string, number]>([
    ['as fast', 1, 'lower is better', 'no difference', 0],
    ['slower', 1.2, 'lower is better', 'worse', 0.2],
    ['faster', 0.8, 'lower is better', 'better', -0.25],
    ['fewer requests', 0.8, 'higher is better', 'worse', 0.25],
    ['more requests', 1.25, 'higher is better', 'better', -0.25],
    ['less than the noise', 1.02, 'lower is better', 'no difference', 0.02],
  ])('%s', (_, factor, direction, decision, difference) => {
    const verdict = decide(samples(factor), direction)
    expect(verdict.decision).toBe(decision)
    expect(verdict.difference).toBeCloseTo(difference, 10)
  })

  it('reports what never varies, but for less than a hundredth', () => {
    const bytes = Array.from({ length: 9 }, () => 306_000)
    expect(decide(samples(1.005, [bytes, bytes]), 'lower is better')).toMatchObject({
      noise: 0.01,
      decision: 'no difference',
    })
    expect(decide(samples(1.02, [bytes, bytes]), 'lower is better')).toMatchObject({ noise: 0.01, decision: 'worse' })
  })

  it('takes what one build differs from itself for noise', () => {
    const apart: Samples = { base: [nine, times(nine, 1.3)], changed: [times(nine, 1.4), times(nine, 1.2)] }
    const verdict = decide(apart, 'lower is better')
    expect(verdict.selfDifference).toBeCloseTo(0.3, 10)
    expect(verdict.decision).toBe('no difference')
  })

  it('does not depend on the speed of the machine in a round', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 9, maxLength: 9 }), (speeds) => {
        const { base, changed } = samples(1.1)
        const slow = (values: readonly number[]) => values.map((value, round) => value * (speeds[round] ?? 1))
        const there = decide(samples(1.1), 'lower is better')
        const here = decide(
          { base: [slow(base[0]), slow(base[1])], changed: [slow(changed[0]), slow(changed[1])] },
          'lower is better',
        )
        expect(here.decision).toBe(there.decision)
        expect(here.difference).toBeCloseTo(there.difference, 8)
        expect(here.noise).toBeCloseTo(there.noise, 8)
      }),
    )
  })

  const rounds = fc.integer({ min: 1, max: 25 }).chain((count) => {
    const values = fc.array(fc.double({ min: 0.1, max: 1e6, noNaN: true }), { minLength: count, maxLength: count })
    return fc.record({ base: fc.tuple(values, values), changed: fc.tuple(values, values) })
  })

  it('says the opposite for exchanged commits', () => {
    const opposite = { worse: 'better', better: 'worse', 'no difference': 'no difference' } as const
    fc.assert(
      fc.property(rounds, ({ base, changed }) => {
        const forth = decide({ base, changed }, 'lower is better')
        const back = decide({ base: changed, changed: base }, 'lower is better')
        expect(back.decision).toBe(opposite[forth.decision])
        expect(decide({ base, changed }, 'higher is better').decision).toBe(back.decision)
        expect(back.difference).toBeCloseTo(-forth.difference, 6)
      }),
    )
  })

  it('reports only differences beyond the noise', () => {
    fc.assert(
      fc.property(rounds, (values) => {
        const { decision, difference, noise } = decide(values, 'lower is better')
        if (decision === 'worse') expect(difference).toBeGreaterThan(noise)
        if (decision === 'better') expect(-difference).toBeGreaterThan(noise)
      }),
    )
  })

  // Nine rounds whose values spread by a twentieth: 400 comparisons of a commit with itself, and as many with a slower one.
  it.each([
    [1, 0, 4],
    [1.2, 380, 400],
  ])('of 400 commits that cost %f times as much reports %i to %i', (factor, fewest, most) => {
    const next = normals(7)
    const list = (by: number): number[] => Array.from({ length: 9 }, () => by * Math.exp(0.05 * next()))
    const reported = Array.from({ length: 400 }, () => {
      const measured: Samples = { base: [list(1), list(1)], changed: [list(factor), list(factor)] }
      return decide(measured, 'lower is better').decision
    }).filter((decision) => decision !== 'no difference').length
    expect(reported).toBeGreaterThanOrEqual(fewest)
    expect(reported).toBeLessThanOrEqual(most)
  })
})

describe('more pairs', () => {
  const verdict = (selfDifference: number) => ({
    difference: 0,
    noise: 0.01,
    selfDifference,
    decision: 'no difference' as const,
  })
  it.each([
    ['fewer than nine', fewestPairs - 1, [0], true],
    ['steady', fewestPairs, [0.01, 0.05], false],
    ['one measure is not steady', fewestPairs, [0.01, 0.051], true],
    ['not steady up to the most', mostPairs - 1, [0.2], true],
    ['never beyond the most', mostPairs, [0.2], false],
  ])('%s', (_, pairs, selves, wanted) => {
    expect(needsMorePairs(pairs, selves.map(verdict))).toBe(wanted)
  })
})

/** Normally distributed numbers (Box and Muller) from a linear congruential generator. */
function normals(seed: number): () => number {
  let state = seed
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 1) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}
