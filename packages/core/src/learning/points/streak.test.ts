import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../time/day.ts'
import { streak, streakDays } from './streak.ts'

it.each([
  [[], 0, []],
  [['2026-03-01'], 1, []],
  [['2026-02-28'], 1, []],
  [['2026-02-27'], 0, []],
  [['2026-02-27', '2026-02-28', '2026-03-01'], 3, ['2026-02-28', '2026-03-01']],
  [['2026-03-01', '2026-02-26', '2026-02-25'], 1, ['2026-02-26']],
  [['2026-03-02'], 0, []],
])('%j: %i', (days, length, earning) => {
  expect(streak(new Set(days), '2026-03-01')).toBe(length)
  expect(streakDays(new Set(days))).toEqual(earning)
})

const today = '2026-03-01'
const anyDays = fc
  .array(fc.integer({ min: 0, max: 20 }))
  .map((back) => new Set(back.map((days) => addDays(today, -days))))

it('another day never makes it shorter, nor takes points', () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 0, max: 20 }), (days, back) => {
      const more = new Set([...days, addDays(today, -back)])
      expect(streak(more, today)).toBeGreaterThanOrEqual(streak(days, today))
      expect(streakDays(more)).toEqual(expect.arrayContaining([...streakDays(days)]))
    }),
  )
})

it('as long as it is, that many days are there and the one before is not', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const length = streak(days, today)
      const last = days.has(today) ? today : addDays(today, -1)
      for (let back = 0; back < length; back++) expect(days).toContain(addDays(last, -back))
      expect(days.has(addDays(last, -length))).toBe(false)
    }),
  )
})
