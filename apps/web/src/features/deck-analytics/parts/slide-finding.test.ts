import { expect, it } from 'vitest'
import { standsOut } from './slide-finding.ts'

const slide = (reached: number, droppedOff: number) => ({
  reached,
  droppedOff,
  dropOffRate: (droppedOff / reached) * 100,
})

it.each([
  // 5 of 111 leave one slide, 5 of 116 another.
  [[slide(124, 0), slide(124, 4), slide(120, 4), slide(116, 5), slide(111, 5), slide(106, 2)], 4, false],
  [[slide(100, 0), slide(100, 31), slide(69, 0)], 1, true],
  [[slide(3, 1), slide(2, 0)], 0, false],
  [[slide(3, 1)], 0, true],
] as const)('%j: slide %i stands out: %j', (rows, at, expected) => {
  expect(standsOut(rows[at] as (typeof rows)[number], rows)).toBe(expected)
})
