import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DailyUse, FEWEST_DAYS, FORECAST_DAYS, fullOn } from './forecast.ts'

const DAY = 86_400_000
const today = '2026-11-20'
const before = (days: number): string => new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10)
const ahead = (day: string | null): number => (Date.parse(day ?? '') - Date.parse(today)) / DAY
/** As many days up to today, with a use for each by its place. */
const series = (count: number, used: (at: number) => number): DailyUse[] =>
  Array.from({ length: count }, (_, at) => ({ day: before(count - 1 - at), used: used(at) }))

it.each([
  ['two a day', series(30, (at) => 40 + 2 * at), { limit: 118, now: 98 }, 10],
  ['one in two days, the rest of a day counted', series(60, (at) => at / 2), { limit: 31, now: 30 }, 2],
  [
    'what is older than 90 days does not count',
    [{ day: before(400), used: 9000 }, ...series(20, (at) => at)],
    { limit: 29, now: 19 },
    10,
  ],
] as const)('%s', (_, days, { limit, now }, expected) => {
  expect(ahead(fullOn(days, { limit, now, today }))).toBe(expected)
})

it.each([
  ['too few days', series(FEWEST_DAYS - 1, (at) => at), 10, 5],
  ['one day said often', Array.from({ length: 20 }, (_, used) => ({ day: today, used })), 30, 20],
  ['no growth', series(40, () => 7), 10, 7],
  ['shrinking', series(40, (at) => 50 - at), 60, 11],
  ['full already', series(40, (at) => at), 40, 40],
  ['in more than three years', series(40, (at) => at / 40), 100, 1],
] as const)('nothing is foretold: %s', (_, days, limit, now) => {
  expect(fullOn(days, { limit, now, today })).toBeNull()
})

const anyDays = fc.array(fc.record({ back: fc.integer({ min: 0, max: 200 }), used: fc.integer({ min: 0, max: 1e6 }) }))

it('is a later day or nothing, whatever the days and their order', () => {
  fc.assert(
    fc.property(anyDays, fc.nat(2e6), fc.nat(1e6), (given, limit, now) => {
      const days = given.map(({ back, used }) => ({ day: before(back), used }))
      const found = fullOn(days, { limit, now, today })
      expect(fullOn(days.toReversed(), { limit, now, today })).toBe(found)
      if (found === null) return
      expect(ahead(found)).toBeGreaterThan(0)
      expect(ahead(found)).toBeLessThanOrEqual(1095)
    }),
  )
})

it('comes no sooner with more room, and as computed by hand where growth is steady', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: FEWEST_DAYS, max: FORECAST_DAYS }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 500 }),
      (count, growth, room) => {
        const days = series(count, (at) => growth * at)
        const now = growth * (count - 1)
        const found = ahead(fullOn(days, { limit: now + room, now, today }))
        expect(found).toBeGreaterThanOrEqual(Math.floor(room / growth))
        expect(found).toBeLessThanOrEqual(Math.ceil(room / growth) + 1)
        expect(ahead(fullOn(days, { limit: now + room + growth, now, today }))).toBeGreaterThanOrEqual(found)
      },
    ),
  )
})
