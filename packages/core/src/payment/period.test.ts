import { expect, it } from 'vitest'
import { periodEnd } from './period.ts'

it.each([
  ['2026-01-15T10:00:00.000Z', 'month', '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 'month', '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T00:00:00.000Z', 'month', '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 'month', '2027-01-31T23:59:59.999Z'],
  ['2028-02-29T08:00:00.000Z', 'year', '2029-02-28T08:00:00.000Z'],
  ['2026-11-27T08:00:00.000Z', 'year', '2027-11-27T08:00:00.000Z'],
] as const)('a period from %s of one %s ends at %s', (from, period, end) =>
  expect(periodEnd(new Date(from), period).toISOString()).toBe(end),
)

it('keeps the first day of a subscription through shorter months', () => {
  const first = new Date('2026-01-31T09:00:00Z')
  const days: string[] = []
  let from = first
  for (let month = 0; month < 6; month++) {
    from = periodEnd(from, 'month', first)
    days.push(from.toISOString().slice(0, 10))
  }
  expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'])
  const leap = new Date('2028-02-29T00:00:00Z')
  expect(periodEnd(new Date('2031-02-28T00:00:00Z'), 'year', leap).toISOString()).toBe('2032-02-29T00:00:00.000Z')
})
