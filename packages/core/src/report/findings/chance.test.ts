import { expect, it } from 'vitest'
import { isCompletionDifferent, isScoreDifferent } from './chance.ts'

const played = (starts: number, completions: number) => ({ starts, completions })

it.each([
  [played(44, 39), played(80, 64), false],
  [played(100, 60), played(100, 80), true],
  [played(19, 19), played(100, 20), false],
])('%j beside %j is completed differently: %j', (one, other, expected) => {
  expect(isCompletionDifferent(one, other)).toBe(expected)
})

const scores = [0, 0, 2, 1, 2, 7, 19, 8, 29, 35]
it.each([
  [79, 64, 82, 39, false],
  [79, 640, 82, 390, true],
  [79, 64, 95, 39, true],
  [79, 64, 95, 19, false],
  [null, 64, 82, 39, false],
])('a mean of %j (%i plays) differs from %j (%i plays): %j', (mean, completions, before, count, expected) => {
  const now = { meanPercentage: mean, completions, scores }
  expect(isScoreDifferent(now, { meanPercentage: before, completions: count })).toBe(expected)
})
