import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved, placeAt } from './order.ts'

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
])('what stands at %d goes to %d', (from, to, expected) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(expected)
})

describe('a row that is dragged', () => {
  const middles = [30, 100, 170, 240]
  it.each([
    [0, 0, 0],
    [0, 69, 0],
    [0, 71, 1],
    [0, 1000, 3],
    [3, -69, 3],
    [3, -71, 2],
    [3, -1000, 0],
    [1, 141, 3],
  ])('from place %d by %d pixels comes to place %d', (from, by, place) => {
    expect(placeAt(middles, from, by)).toBe(place)
  })
  it('always comes to a place there is', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.integer({ min: -500, max: 500 }), (from, by) => {
        expect([0, 1, 2, 3]).toContain(placeAt(middles, from, by))
      }),
    )
  })
})
