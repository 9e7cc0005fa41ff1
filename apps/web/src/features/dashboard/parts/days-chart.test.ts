import { describe, expect, it } from 'vitest'
import { niceMaximum } from './days-chart.tsx'

describe('niceMaximum', () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
    [11, 20],
    [99, 100],
    [101, 200],
    [601, 800],
  ])('over %i is %i', (most, maximum) => {
    expect(niceMaximum(most)).toBe(maximum)
  })
})
