import { describe, expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

const mosts = Array.from({ length: 400 }, (_, index) => index * 7 + 1)

describe('niceTicks', () => {
  it.each([
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 1, 2, 3, 4, 5]],
    [7, [0, 2, 4, 6, 8]],
    [26, [0, 10, 20, 30]],
    [51, [0, 20, 40, 60]],
    [121, [0, 50, 100, 150]],
    [1000, [0, 200, 400, 600, 800, 1000]],
  ])('over %i are %j', (most, ticks) => {
    expect(niceTicks(most, 4)).toEqual(ticks)
  })
  it.each([1, 2, 3])('are whole for %i', (most) => {
    expect(niceTicks(most, 4).every(Number.isInteger)).toBe(true)
  })
  it('are whole, even steps that reach the most, not many more than asked for', () => {
    for (const most of mosts) {
      const ticks = niceTicks(most, 4)
      const [, step = 0] = ticks
      expect(ticks.every((tick, index) => Number.isInteger(tick) && tick === index * step)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect((ticks.at(-1) ?? 0) - step).toBeLessThan(most)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }
  })
})
