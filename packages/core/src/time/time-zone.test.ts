import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayFrom, dayNumber } from './day.ts'
import { clockIn, dayIn, dayStart, instantIn } from './time-zone.ts'

const zones = [
  'UTC',
  'Asia/Kolkata',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
]

it.each([
  ['Asia/Kolkata', '2026-11-23T18:29:59.999Z', '2026-11-23'],
  ['Asia/Kolkata', '2026-11-23T18:30:00.000Z', '2026-11-24'],
  ['America/New_York', '2026-11-23T04:59:00.000Z', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
])('the day in %s at %s is %s', (zone, moment, expected) => {
  expect(dayIn(zone, Date.parse(moment))).toBe(expected)
})

it.each([
  ['UTC', '2026-02-28', '2026-02-28T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-24', '2026-11-23T18:30:00.000Z'],
  ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z'],
  // At midnight the clock went forward to one.
  ['Asia/Beirut', '2021-03-28', '2021-03-27T22:00:00.000Z'],
  // At midnight the clock went back to eleven of the day before.
  ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
  // 30 December 2011 was left out.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
])('in %s %s begins at %s', (zone, day, expected) => {
  expect(new Date(dayStart(zone, day)).toISOString()).toBe(expected)
})

const anyDay = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2099-12-31') }).map(dayFrom)

it('a day begins where the one before ends', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyDay, (zone, day) => {
      const start = dayStart(zone, day)
      expect([dayIn(zone, start - 1), dayIn(zone, start)]).toEqual([addDays(day, -1), day])
    }),
  )
})

it('a name that is no time zone is refused', () => {
  expect(() => dayIn('Mars/Olympus', 0)).toThrow(RangeError)
})

it.each([
  ['Asia/Kolkata', '2026-03-31T20:30:00.400Z', '2026-04-01T02:00:00.400+05:30'],
  ['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30T23:59:59-04:00'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00'],
])('the instant in %s at %s is %s', (zone, moment, expected) => {
  expect(instantIn(zone, Date.parse(moment))).toBe(expected)
})

it('an instant in any zone is the same moment, on the day of that zone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 4_102_444_800_000 }), (zone, moment) => {
      const instant = instantIn(zone, moment)
      expect(Date.parse(instant)).toBe(moment)
      expect(instant.slice(0, 10)).toBe(dayIn(zone, moment))
      expect(new Date(clockIn(zone, moment)).toISOString().slice(0, 19)).toBe(instant.slice(0, 19))
    }),
  )
})
