import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chiSquareP, testIndependence } from './chi-square.ts'
import { lnGamma, upperGamma } from './gamma.ts'

describe('the test of independence', () => {
  it.each([
    // Agresti (2007), page 39, as in the documentation of R's chisq.test: X-squared = 30.07, df = 2, p = 2.954e-07.
    [
      'party by gender',
      [
        [762, 327, 468],
        [484, 239, 477],
      ],
      { chiSquare: 30.07, degrees: 2, p: 2.954e-7 },
    ],
    // The R package vcd, assocstats() of Arthritis (Koch & Edwards 1988): 13.055, df 2, p 0.0014626, Cramér's V 0.394.
    [
      'arthritis',
      [
        [29, 7, 7],
        [13, 7, 21],
      ],
      { chiSquare: 13.055, degrees: 2, p: 0.0014626, cramersV: 0.394 },
    ],
    // R's HairEyeColor (Snee 1974): X-squared = 138.29, df = 9; Cramér's V 0.279.
    [
      'hair by eye colour',
      [
        [68, 20, 15, 5],
        [119, 84, 54, 29],
        [26, 17, 14, 14],
        [7, 94, 10, 16],
      ],
      { chiSquare: 138.29, degrees: 9, cramersV: 0.279 },
    ],
  ] as const)('gives what is published for %s', (_, table, expected) => {
    const found = testIndependence(table)
    expect(found?.isReliable).toBe(true)
    for (const [name, value] of Object.entries(expected)) {
      const digits = value < 0.001 ? 10 : name === 'p' ? 7 : name === 'chiSquare' ? 2 : 3
      expect(found?.[name as keyof typeof expected], name).toBeCloseTo(value, digits)
    }
  })
  it('leaves out empty rows and columns', () => {
    const empty = [
      [762, 0, 327, 468],
      [0, 0, 0, 0],
      [484, 0, 239, 477],
    ]
    expect(testIndependence(empty)).toEqual(
      testIndependence([
        [762, 327, 468],
        [484, 239, 477],
      ]),
    )
  })
  it.each([
    [[]],
    [[[1, 2]]],
    [[[1], [2]]],
    [
      [
        [1, 0],
        [2, 0],
      ],
    ],
    [
      [
        [0, 0],
        [0, 0],
      ],
    ],
  ])('says nothing of %j', (table) => expect(testIndependence(table)).toBeNull())
  it.each([
    // Of ten each, all expected counts are 5.
    [
      [
        [10, 0],
        [0, 10],
      ],
      true,
    ],
    // Expected 4.5 and 5.5: half of them under 5.
    [
      [
        [9, 0],
        [0, 11],
      ],
      false,
    ],
    // Expected 0.9 in a corner.
    [
      [
        [1, 8],
        [9, 72],
      ],
      false,
    ],
    // Expected 3.6 in one of six.
    [
      [
        [4, 40, 40],
        [5, 60, 60],
      ],
      true,
    ],
  ])('%j is reliable: %s', (table, isReliable) => expect(testIndependence(table)?.isReliable).toBe(isReliable))
  it('is symmetric, 0 for proportional rows and strongest where one follows from the other', () => {
    const counts = fc.array(fc.array(fc.nat(50), { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(counts, (table) => {
        const found = testIndependence(table)
        const turned = testIndependence([0, 1, 2].map((at) => table.map((row) => row[at] ?? 0)))
        expect(found === null).toBe(turned === null)
        if (!found || !turned) return
        expect(found.chiSquare).toBeCloseTo(turned.chiSquare, 6)
        expect(found.p).toBeGreaterThanOrEqual(0)
        expect(found.p).toBeLessThanOrEqual(1)
        expect(found.cramersV).toBeLessThanOrEqual(1)
      }),
    )
    expect(
      testIndependence([
        [10, 20],
        [30, 60],
      ]),
    ).toMatchObject({ chiSquare: 0, p: 1, cramersV: 0 })
    expect(
      testIndependence([
        [30, 0],
        [0, 40],
      ])?.cramersV,
    ).toBeCloseTo(1, 12)
  })
})

describe('the chi-square distribution', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: critical values of the upper tail.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [5.991, 2, 0.05],
    [18.307, 10, 0.05],
    [29.588, 10, 0.001],
    [43.773, 30, 0.05],
    [124.342, 100, 0.05],
    [149.449, 100, 0.001],
  ])('passes %d with %i degrees of freedom with probability %d', (value, degrees, p) => {
    expect(chiSquareP(value, degrees) / p).toBeCloseTo(1, 2)
  })
  // With two degrees of freedom the tail is e^(−x/2).
  it('has the closed form for two degrees of freedom, far out too', () => {
    for (const x of [0, 0.001, 1, 5, 50, 700, 1400]) expect(chiSquareP(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 9)
  })
})

describe('the gamma functions', () => {
  it.each([
    [1, 0],
    [2, 0],
    [5, Math.log(24)],
    [0.5, Math.log(Math.sqrt(Math.PI))],
    [0.25, 1.288022524698077],
    [171, 706.573062245787],
  ])('ln Γ(%d) is %d', (x, expected) => expect(lnGamma(x)).toBeCloseTo(expected, 9))
  it('Q grows with a, falls with x, and has no gap where the method changes', () => {
    const positive = fc.double({ min: 0.1, max: 200, noNaN: true })
    fc.assert(
      fc.property(positive, positive, (a, x) => {
        expect(upperGamma(a, x)).toBeGreaterThanOrEqual(upperGamma(a, x + 1) - 1e-12)
        expect(upperGamma(a + 1, x)).toBeGreaterThanOrEqual(upperGamma(a, x) - 1e-12)
        expect(upperGamma(a, a + 1 - 1e-9)).toBeCloseTo(upperGamma(a, a + 1 + 1e-9), 7)
      }),
    )
  })
})
