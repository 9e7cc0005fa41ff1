import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

it('takes so many acts of each in a minute, and says how long to wait for more', () => {
  let now = 0
  const pace = createPace(3, () => now)
  expect([pace.take('a', 1), pace.take('a', 2), pace.take('b', 3)]).toEqual([0, 0, 0])
  now = 20_500
  expect([pace.take('a', 1), pace.take('b', 1), pace.take('c', 4)]).toEqual([40, 40, 40])
  expect(pace.take('c', 3)).toBe(0)
  now = 60_000
  expect(pace.take('a', 3)).toBe(0)
  expect([pace.wait('a'), pace.wait('b')]).toEqual([60, 0])
  now = 119_000
  expect(pace.wait('a')).toBe(1)
  now = 120_000
  expect([pace.wait('a'), pace.take('a', 3), pace.wait('a')]).toEqual([0, 0, 60])
})
