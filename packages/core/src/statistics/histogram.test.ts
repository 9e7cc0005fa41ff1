import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histogramOf } from './histogram.ts'

const written = (values: number[], least: number, most: number) =>
  histogramOf(values, { least, most }).map(({ from, to, count }) => `${from}–${to}: ${count}`)

describe('a histogram', () => {
  it('has a bin for each whole number of a narrow range', () =>
    expect(written([2, 2, 3], 1, 4)).toEqual(['1–1: 0', '2–2: 2', '3–3: 1', '4–4: 0']))

  it('has ten bins of a wide one, the last with the largest value', () =>
    expect(written([0, 9, 10, 55, 100, 100], 0, 100)).toEqual([
      '0–10: 2',
      '10–20: 1',
      '20–30: 0',
      '30–40: 0',
      '40–50: 0',
      '50–60: 1',
      '60–70: 0',
      '70–80: 0',
      '80–90: 0',
      '90–100: 2',
    ]))

  it('has round bounds, also of fractions and below zero', () =>
    expect(written([-0.5, 0.25], -0.5, 0.5)).toEqual([
      '-0.5–-0.4: 1',
      '-0.4–-0.3: 0',
      '-0.3–-0.2: 0',
      '-0.2–-0.1: 0',
      '-0.1–0: 0',
      '0–0.1: 0',
      '0.1–0.2: 0',
      '0.2–0.3: 1',
      '0.3–0.4: 0',
      '0.4–0.5: 0',
    ]))

  it('counts each value once, whatever the range', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e11, max: 1e11 }).map((value) => value / 100)),
        fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 })),
        (values, bounds) => {
          const bins = histogramOf(values, { least: Math.min(...bounds), most: Math.max(...bounds) })
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
          expect(bins.length).toBeLessThanOrEqual(13)
          for (const [at, { from }] of bins.entries()) expect(from).toBeGreaterThan(bins[at - 1]?.from ?? -Infinity)
        },
      ),
    ))
})
