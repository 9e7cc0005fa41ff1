import { expect, it } from 'vitest'
import { activeSpans } from './active-spans.ts'

it.each([
  ['a day in UTC', { from: '2026-03-02', to: '2026-03-02', tz: 'UTC' }, 'day', [['2026-03-02', '2026-03-01', 96, 96]]],
  [
    'a day that begins in the month before',
    { from: '2026-03-01', to: '2026-03-01', tz: 'Asia/Kolkata' },
    'day',
    [
      ['2026-03-01', '2026-02-01', 28 * 96 - 22, 22],
      ['2026-03-01', '2026-03-01', 0, 74],
    ],
  ],
  [
    'a day of 23 hours',
    { from: '2026-03-08', to: '2026-03-08', tz: 'America/New_York' },
    'day',
    [['2026-03-08', '2026-03-01', 7 * 96 + 20, 92]],
  ],
  [
    'a day of 25 hours',
    { from: '2026-11-01', to: '2026-11-01', tz: 'America/New_York' },
    'day',
    [['2026-11-01', '2026-11-01', 16, 100]],
  ],
  [
    'a part of a month, in a zone of quarters',
    { from: '2026-06-29', to: '2026-07-01', tz: 'Asia/Kathmandu' },
    'month',
    [
      ['2026-06', '2026-06-01', 28 * 96 - 23, 192],
      ['2026-07', '2026-06-01', 30 * 96 - 23, 23],
      ['2026-07', '2026-07-01', 0, 73],
    ],
  ],
  ['nothing', { from: '2026-03-02', to: '2026-03-01', tz: 'UTC' }, 'day', []],
] as const)('%s', (_, days, unit, expected) => {
  expect(activeSpans(days, unit).map(({ key, month, from, length }) => [key, month, from, length])).toEqual(expected)
})
