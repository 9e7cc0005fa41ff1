import { expect, it } from 'vitest'
import { daysOf, monthAfter, monthOf, onDay } from './month.ts'

it('has whole weeks from Monday on', () => {
  const days = daysOf({ year: 2026, month: 11 })
  expect(days.length % 7).toBe(0)
  expect(days[0]?.getDay()).toBe(1)
  expect(days.filter((day) => day.getMonth() === 10)).toHaveLength(30)
})

it('goes over the end of a year', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
})

it('is the present month where the address names none', () => {
  expect(monthOf('2026-13', new Date(2026, 10, 24))).toEqual({ year: 2026, month: 11 })
  expect(monthOf('2027-02', new Date(2026, 10, 24))).toEqual({ year: 2027, month: 2 })
})

it('keeps the time on another day', () => {
  const moment = new Date(2026, 10, 24, 9, 30).toISOString()
  expect(onDay(moment, new Date(2026, 11, 31))).toBe(new Date(2026, 11, 31, 9, 30).toISOString())
})
