import { expect, it } from 'vitest'
import { canonicalInstant, isDay, isDayOrInstant } from './instant.ts'

it.each([
  ['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  ['2027-01-01T05:30:00+05:30', '2027-01-01T00:00:00.000Z'],
  ['2026-12-31T19:00:00.5-05:00', '2027-01-01T00:00:00.500Z'],
  ['2027-01-01T05:30:00+0530', '2027-01-01T00:00:00.000Z'],
  ['2027-01-01T05:00+05', '2027-01-01T00:00:00.000Z'],
  ['2027-01-01T00:00Z', '2027-01-01T00:00:00.000Z'],
  ['2027-01-01T00:00:00.123456789Z', '2027-01-01T00:00:00.123Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['2027-02-29T00:00:00Z', null],
  ['2027-13-01T00:00:00Z', null],
  ['2027-01-01T25:00:00Z', null],
  ['2027-01-01T00:00:00+99:00', null],
  ['2027-01-01T00:00:00', null],
  ['2027-01-01', null],
  ['2027-01-01T00:00:00.1234567890Z', null],
  ['0000-06-01T00:00:00Z', null],
  ['9999-12-31T23:59:59-05:00', null],
  ['0001-01-01T00:00:00+05:00', null],
  ['', null],
])('%s is %s', (written, canonical) => {
  expect(canonicalInstant(written)).toBe(canonical)
  if (canonical !== null) expect(canonicalInstant(canonical)).toBe(canonical)
})

it.each([
  ['2028-02-29', true],
  ['0001-01-01', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['0000-00-00', false],
  ['0000-06-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00Z', false],
  ['', false],
])('%s is a day: %s', (written, is) => expect(isDay(written)).toBe(is))

it.each([
  ['2028-02-29', true],
  ['2026-01-31T09:05:00.000Z', true],
  ['0000-06-01', false],
  ['2026-02-30', false],
  ['2026-01-01 (soon)', false],
])('%s is a day or an instant: %s', (written, is) => expect(isDayOrInstant(written)).toBe(is))
