import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facility } from './facility.ts'
import { quantile } from './quantile.ts'

describe('a quantile', () => {
  it.each([
    [[], 0.5, null],
    [[7], 0.9, 7],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[4, 1, 3, 2], 0.25, 1.75],
    [[10, 20, 30, 40, 50], 0.9, 46],
    [[1, 2], 0, 1],
    [[1, 2], 1, 2],
    [[1, 2], 7, 2],
    [[10, 9, 100], 0.5, 10],
  ])('of %j at %d is %d', (values, share, expected) => expect(quantile(values, share)).toBe(expected))

  it('lies within the values, leaves them as they are, and grows with its share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (values, a, b) => {
          const copy = [...values]
          const [low, high] = [quantile(values, Math.min(a, b)), quantile(values, Math.max(a, b))] as [number, number]
          expect(values).toEqual(copy)
          expect(low).toBeLessThanOrEqual(high + 1e-9)
          expect(low).toBeGreaterThanOrEqual(Math.min(...values))
          expect(high).toBeLessThanOrEqual(Math.max(...values))
        },
      ),
    )
  })
})

describe('facility', () => {
  it.each([
    [1, 2, 50],
    [0, 5, 0],
    [7, 7, 100],
    [0, 0, null],
    [2, 3, 200 / 3],
    [1, 3, 100 / 3],
  ])('of %d out of %d is %d', (earned, possible, expected) => expect(facility(earned, possible)).toBe(expected))
})
