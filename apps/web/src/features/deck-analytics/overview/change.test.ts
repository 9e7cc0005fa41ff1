import { expect, it } from 'vitest'
import { changeOf } from './change.tsx'

it.each([
  [150, 100, 'count', 50],
  [50, 100, 'count', -50],
  [80, 62.5, 'points', 17.5],
  [3, 0, 'count', null],
  [3, 0, 'points', 3],
  [null, 4, 'points', null],
  [4, null, 'count', null],
] as const)('from %j to %j as %s is %j', (now, before, as, expected) => {
  expect(changeOf(now, before, as)).toBe(expected)
})
