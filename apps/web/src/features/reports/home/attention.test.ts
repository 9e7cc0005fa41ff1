import { expect, it } from 'vitest'
import { decksWithProblems } from './attention.ts'

const deck = (starts: number, completion_rate: number, percentage: number | null = null) => ({
  deck_id: 'd',
  deck: 'Tea',
  starts,
  completions: Math.round((starts * completion_rate) / 100),
  completion_rate,
  percentage,
})

it.each([
  [deck(20, 45), null],
  [deck(400, 45), 'unfinished'],
  [deck(20, 10), 'unfinished'],
  [deck(19, 0), null],
  [deck(20, 100, 35), null],
  [deck(500, 100, 35), 'failed'],
  // Twenty began it, and twelve have a result.
  [deck(20, 60, 0), null],
])('%j is reported as %j', (row, problem) => {
  expect(decksWithProblems([row]).map((found) => found.problem)).toEqual(problem === null ? [] : [problem])
})

it('the worst come first, and the best of many are left out', () => {
  const rows = [30, 10, 20, 5, 25, 15].map((rate) => ({ ...deck(500, rate), deck: `${rate}` }))
  expect(decksWithProblems(rows).map(({ name }) => name)).toEqual(['5', '10', '15', '20', '25'])
})
