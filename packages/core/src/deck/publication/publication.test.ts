import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings, hostFrom, isGated, openingOf, settingsFrom, slugFrom, slugProblem } from './publication.ts'

describe('openingOf', () => {
  const settings = { opensAt: '2026-03-01T08:00:00.000Z', closesAt: '2026-03-02T08:00:00.000Z', responseLimit: 100 }
  it.each([
    ['2026-03-01T07:59:59.999Z', 0, 'too_early'],
    ['2026-03-01T08:00:00.000Z', 0, 'open'],
    ['2026-03-02T07:59:59.999Z', 99, 'open'],
    ['2026-03-01T12:00:00.000Z', 100, 'full'],
    ['2026-03-02T08:00:00.000Z', 0, 'too_late'],
    ['2026-03-02T08:00:00.000Z', 100, 'too_late'],
  ])('at %s with %d responses: %s', (now, responses, expected) => {
    expect(openingOf(settings, Date.parse(now), responses)).toBe(expected)
  })
  it('has no bounds by default', () => {
    expect(openingOf(defaultSettings, 0, 1e9)).toBe('open')
  })
})

describe('slugs', () => {
  it.each([
    ['', null],
    ['spring-quiz', null],
    ['quiz-2026', null],
    ['ab', 'short'],
    ['a'.repeat(61), 'long'],
    ['Spring', 'shape'],
    ['-spring', 'shape'],
    ['spring--quiz', 'shape'],
    ['spring/quiz', 'shape'],
    ['feedback', 'like_shortid'],
    ['feedbacks', null],
  ])('%s: %s', (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem)
  })
  it.each([
    ['Spring Quiz 2026!', 'spring-quiz-2026'],
    ['Crème brûlée', 'creme-brulee'],
    ['Feedback', 'feedback-1'],
    ['मानसून की चाय', ''],
    ['A', 'a-1'],
  ])('of %s: %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug)
  })
  it('made of any name can be had', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => slugProblem(slugFrom(name)) === null),
    )
  })
})

describe('hostFrom', () => {
  it.each([
    ['example.org', 'example.org'],
    [' https://Example.org/page?x=1 ', 'example.org'],
    ['*.example.org', '*.example.org'],
    ['localhost:8080', 'localhost:8080'],
    ['*', null],
    ['*.org', null],
    ['exa mple.org', null],
    ["example.org; script-src 'unsafe-inline'", null],
    ['', null],
  ])('%s: %s', (text, host) => {
    expect(hostFrom(text)).toBe(host)
  })
  it('lets nothing into a policy that ends a directive', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => !/[\s;,'"]/.test(hostFrom(text) ?? '')))
  })
})

it('what is stored keeps what it says, and gets the rest', () => {
  expect(settingsFrom({ access: 'pin', pin: '4711' })).toEqual({ ...defaultSettings, access: 'pin', pin: '4711' })
  expect(['public', 'link', 'pin', 'invite'].map((mode) => isGated(mode as 'pin'))).toEqual([false, false, true, true])
})
