import { expect, it } from 'vitest'
import { growsLinearly } from './grows-linearly.ts'

/** Steps that the compiler can't leave out. */
const work = (steps: number): number => {
  let sum = 0
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) % 1_000_003
  return sum
}

it('tells linear growth from quadratic', () => {
  expect(growsLinearly((size) => work(1000 * size), 100)).toBe(true)
  expect(growsLinearly((size) => work(size * Math.log2(size)), 100_000)).toBe(true)
  expect(growsLinearly((size) => work(size ** 2), 300)).toBe(false)
})
