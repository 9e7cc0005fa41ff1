import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayIn } from '../../time/time-zone.ts'
import { seasonBounds } from './season.ts'

it.each([
  ['Forever', '2026-11-23T12:00:00Z', 'UTC', null, null],
  ['month', '2026-11-23T12:00:00Z', 'UTC', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['month', '2026-11-30T18:30:00Z', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['month', '2026-01-31T12:00:00Z', 'UTC', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ['week', '2026-11-23T12:00:00Z', 'UTC', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  ['week', '2026-11-22T23:59:59Z', 'UTC', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  // The clock goes back on Sunday 1 November: a week of 169 hours.
  ['week', '2026-10-28T12:00:00Z', 'America/New_York', '2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['week', '1969-12-31T12:00:00Z', 'UTC', '1969-12-29T00:00:00.000Z', '1970-01-05T00:00:00.000Z'],
] as const)('the %s of %s in %s', (season, now, zone, from, to) => {
  expect(seasonBounds(season, Date.parse(now), zone)).toEqual({ from, to })
})

it('holds the moment, and every other moment within has the same', () => {
  const moment = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
  const zone = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati')
  fc.assert(
    fc.property(
      moment,
      zone,
      fc.constantFrom('month', 'week'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (now, timeZone, season, share) => {
        const bounds = seasonBounds(season, now, timeZone)
        const [from, to] = [Date.parse(bounds.from ?? ''), Date.parse(bounds.to ?? '')]
        expect(from <= now && now < to).toBe(true)
        expect(seasonBounds(season, Math.min(to - 1, Math.floor(from + share * (to - from))), timeZone)).toEqual(bounds)
        if (season === 'month') expect(dayIn(timeZone, from).slice(8)).toBe('01')
      },
    ),
  )
})
