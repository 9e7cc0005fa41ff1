import { expect, it } from 'vitest'
import { createGrowingDelay, delayAfter } from './growing-delay.ts'

const limit = { points: 60, seconds: 3600, shared: true, delay: { after: 10, step: 5 } }

it.each([
  [9, 0],
  [10, 1],
  [14, 1],
  [15, 2],
  [30, 16],
  [55, 512],
  [80, 3600],
])('after %d wrong guesses: %d s', (wrong, seconds) => expect(delayAfter(wrong, limit)).toBe(seconds))

it('looks at ten that come at once, then at one at a time, ever later, and not even at the right one before', () => {
  let now = 0
  const delay = createGrowingDelay(limit, () => now)
  const looked = Array.from({ length: 100 }, () => delay.guess('a', false)).filter((wait) => wait === 0)
  expect(looked).toHaveLength(10)
  expect([delay.guess('a', true), delay.guess('b', true)]).toEqual([1000, 0])
  now = 1000
  expect([delay.guess('a', true), delay.guess('a', false), delay.guess('a', false)]).toEqual([0, 0, 1000])
  // Another server has seen more.
  delay.raise('a', 20)
  expect(delay.guess('a', true)).toBe(4000)
  now = 3_600_000
  expect(delay.guess('a', false)).toBe(0)
  expect(delay.guess('a', true)).toBe(0)
})

it('lets one address try fewer than sixty times an hour', () => {
  let now = 0
  const delay = createGrowingDelay({ ...limit, seconds: 3600 }, () => now)
  let looked = 0
  for (; now < 3_600_000; now += 500) if (delay.guess('a', false) === 0) looked += 1
  expect(looked).toBeLessThan(60)
})
