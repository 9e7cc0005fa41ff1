import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayFrom, dayNumber } from './day.ts'
import { dayIn, dayStart } from './time-zone.ts'

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
