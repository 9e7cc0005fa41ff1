import { describe, expect, it } from 'vitest'
import { bandScale, halfTicks, labelEvery, linearScale } from './scale.ts'

describe('linearScale', () => {
  it.each([
    [0, 160],
    [5, 110],
    [10, 60],
  ])('places %i of 10 at %i', (value, place) => {
    expect(linearScale(10, [160, 60])(value)).toBe(place)
  })
})

describe('bandScale', () => {
  it.each([1, 2, 7, 30, 99])('fills the room evenly with %i bands', (count) => {
    const x = bandScale(count, [32, 700], { inner: 0.25, outer: 0.1 })
    const last = x.start(count - 1) + x.width
    expect(x.start(0) - 32).toBeCloseTo(700 - last)
    expect(x.width).toBeCloseTo(x.step * 0.75)
    if (count > 1) expect(x.start(0) - 32).toBeCloseTo(x.step * 0.1)
    expect(x.middle(0) - x.start(0)).toBeCloseTo(x.width / 2)
  })
  it('has no gaps by default', () => {
    const x = bandScale(4, [0, 100])
    expect([0, 1, 2, 3].map(x.start)).toEqual([0, 25, 50, 75])
    expect(x.width).toBe(25)
  })
  it('is harmless without bands', () => {
    expect(bandScale(0, [0, 100]).step).toBe(100)
  })
})

describe('halfTicks', () => {
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
  ])('over %i is %i, with its half', (most, top) => {
    expect(halfTicks(most)).toEqual([0, top / 2, top])
  })
})

describe('labelEvery', () => {
  it.each([
    [100, 64, 1],
    [64, 64, 1],
    [63, 64, 2],
    [10, 64, 7],
  ])('bands of %i px, labels of %i px: each %i', (step, label, every) => {
    expect(labelEvery(step, label)).toBe(every)
  })
})
