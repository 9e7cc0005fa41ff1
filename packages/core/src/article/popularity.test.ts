import { describe, expect, it } from 'vitest'
import { popularityScore } from './popularity.ts'

const on = (day: string, views: number, likes = 0, comments = 0) => ({ day, views, likes, comments })

describe('popularity', () => {
  it('counts a like as five views and a comment as three', () => {
    const score = popularityScore([on('2026-11-24', 8)], '2026-11-24')
    expect(popularityScore([on('2026-11-24', 0, 1, 1)], '2026-11-24')).toBe(score)
  })

  it('halves each week', () => {
    const today = popularityScore([on('2026-11-24', 4)], '2026-11-24')
    expect(popularityScore([on('2026-11-17', 8)], '2026-11-24')).toBeCloseTo(today)
  })

  it('gives the same score on a later day, so that stored scores stay comparable', () => {
    const days = [on('2026-11-20', 4, 2), on('2026-11-24', 1)]
    expect(popularityScore(days, '2026-12-10')).toBeCloseTo(popularityScore(days, '2026-11-24'))
  })

  it('forgets what is thirty days old', () => {
    expect(popularityScore([on('2026-10-25', 1000)], '2026-11-24')).toBe(0)
    expect(popularityScore([on('2026-10-26', 1000)], '2026-11-24')).toBeGreaterThan(0)
  })
})
