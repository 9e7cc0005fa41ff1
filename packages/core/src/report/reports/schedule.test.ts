import { expect, it } from 'vitest'
import { nextSending, type ReportSchedule } from './schedule.ts'

const at = (schedule: Omit<ReportSchedule, 'tz'> & { tz?: string }, after: string) =>
  new Date(nextSending({ tz: 'UTC', ...schedule }, Date.parse(after))).toISOString()

it.each([
  ['daily', '2026-03-04T07:59:59Z', '2026-03-04T08:00:00.000Z'],
  ['daily', '2026-03-04T08:00:00Z', '2026-03-05T08:00:00.000Z'],
  ['weekly', '2026-03-04T12:00:00Z', '2026-03-09T08:00:00.000Z'],
  ['weekly', '2026-03-09T08:00:00Z', '2026-03-16T08:00:00.000Z'],
  ['monthly', '2026-03-01T07:00:00Z', '2026-03-01T08:00:00.000Z'],
  ['monthly', '2026-12-02T00:00:00Z', '2027-01-01T08:00:00.000Z'],
] as const)('%s at eight, after %s', (every, after, next) => expect(at({ every, hour: 8 }, after)).toBe(next))

it('is at the hour of the place, also on the days on which clocks change', () => {
  const berlin = { every: 'daily', hour: 7, tz: 'Europe/Berlin' } as const
  expect(at(berlin, '2026-03-27T12:00:00Z')).toBe('2026-03-28T06:00:00.000Z')
  expect(at(berlin, '2026-03-28T12:00:00Z')).toBe('2026-03-29T05:00:00.000Z')
  expect(at(berlin, '2026-10-24T12:00:00Z')).toBe('2026-10-25T06:00:00.000Z')
  expect(at({ ...berlin, hour: 0 }, '2026-10-24T12:00:00Z')).toBe('2026-10-24T22:00:00.000Z')
  expect(at({ every: 'daily', hour: 9, tz: 'Asia/Kolkata' }, '2026-03-04T00:00:00Z')).toBe('2026-03-04T03:30:00.000Z')
})
