import { expect, it } from 'vitest'
import { begunAt, dueAt, expiresAt, isBefore } from './dates.ts'

const [first, tenth, twentieth] = [
  '2026-01-01T09:30:00.000Z',
  '2026-01-10T00:00:00.000Z',
  '2026-01-20T00:00:00.000Z',
] as const

it('a moment is not before itself, and never before none', () => {
  const now = Date.parse(tenth)
  expect([isBefore(now, first), isBefore(now, tenth), isBefore(now, twentieth), isBefore(now, null)]).toEqual([
    false,
    false,
    true,
    false,
  ])
})

it('days of a course count from the enrolment, or from its start for those enrolled before', () => {
  expect(begunAt(first, { starts_at: null })).toBe(first)
  expect(begunAt(first, { starts_at: tenth })).toBe(tenth)
  expect(begunAt(twentieth, { starts_at: tenth })).toBe(twentieth)
  expect(dueAt(first, { starts_at: null, due_days: 14 })).toBe('2026-01-15T09:30:00.000Z')
  expect(dueAt(first, { starts_at: tenth, due_days: 14 })).toBe('2026-01-24T00:00:00.000Z')
  expect(dueAt(first, { starts_at: tenth, due_days: null })).toBeNull()
})

it('what was passed expires with its certificate', () => {
  const certificate = { template: 'classic', valid_days: 365 }
  expect(expiresAt(first, { certificate })).toBe('2027-01-01T09:30:00.000Z')
  expect(expiresAt(first, { certificate: { ...certificate, valid_days: null } })).toBeNull()
  expect(expiresAt(first, { certificate: null })).toBeNull()
})
