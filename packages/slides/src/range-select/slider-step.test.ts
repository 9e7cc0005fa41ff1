import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sliderStep, truncate, within } from './slider-step.ts'

describe('a slider', () => {
  it.each([
    [0, 100, 1],
    [0, 10, 0.1],
    [0, 1, 0.01],
    [0, 0.5, 0.01],
    [20, 200, 1],
    [0, 250, 2],
    [0, 500, 5],
    [0, 1_000_000, 10_000],
    [-50, 50, 1],
    [5, 5, 0.01],
  ])('from %d to %d moves by %d', (minValue, maxValue, step) => {
    expect(sliderStep(minValue, maxValue)).toBe(step)
  })

  it.each([
    [1.999, 1.99],
    [-1.999, -1.99],
    [1.15, 1.15],
    [4.35, 4.35],
    [0.29, 0.29],
    [1e9, 1e9],
    [2, 2],
  ])('%d is truncated to %d', (value, truncated) => {
    expect(truncate(value)).toBe(truncated)
  })

  it('never leaves its range, and has at most two decimals', () => {
    const bound = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e7, max: 1e7 }), bound, bound, (value, a, b) => {
        const limited = within(value, Math.min(a, b), Math.max(a, b))
        expect(limited).toBeGreaterThanOrEqual(Math.min(a, b))
        expect(limited).toBeLessThanOrEqual(Math.max(a, b))
        expect(truncate(limited)).toBe(limited)
      }),
    )
  })
})
