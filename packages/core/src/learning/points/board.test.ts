import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARD_BASE, BOARD_LEVELS, examScore, readExamScore, seasonBoard, stepsAbove } from './board.ts'

const at = (moment: string) => Date.parse(moment)

it.each([
  ['Forever', '2026-11-23T10:00:00Z', 'forever'],
  ['month', '2026-11-30T23:59:59Z', 'month 2026-11'],
  ['week', '2026-11-23T00:00:00Z', 'week 2026-11-23'],
  ['week', '2026-11-22T23:59:59Z', 'week 2026-11-16'],
  ['week', '1970-01-01T00:00:00Z', 'week 1969-12-29'],
] as const)('%s of %s', (season, now, expected) => expect(seasonBoard(season, at(now))).toBe(expected))

describe('a score of an exam', () => {
  const percentages = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
  const seconds = fc.nat(99_999)
  it('is read as it was written', () => {
    fc.assert(
      fc.property(percentages, seconds, (percentage, time) => {
        expect(readExamScore(examScore(percentage, time))).toEqual({ percentage, seconds: time })
      }),
    )
  })
  it('ranks by per cent, then by time', () => {
    fc.assert(
      fc.property(percentages, seconds, percentages, seconds, (one, quick, other, slow) => {
        const expected = one === other ? slow - quick : one - other
        expect(Math.sign(examScore(one, quick) - examScore(other, slow))).toBe(Math.sign(expected))
      }),
    )
  })
})

it('steps above a score hold each higher score once, and no other', () => {
  const scores = fc.nat(BOARD_BASE ** BOARD_LEVELS * 3)
  fc.assert(
    fc.property(scores, scores, (score, other) => {
      const holding = stepsAbove(score).filter(({ level, from, to }) => {
        const step = Math.floor(other / BOARD_BASE ** level)
        return step >= from && (to === null || step <= to)
      })
      expect(holding).toHaveLength(other > score ? 1 : 0)
    }),
    { numRuns: 2000 },
  )
  for (const { from, to } of stepsAbove(123_456_789).slice(0, -1)) expect((to ?? 0) - from).toBeLessThan(BOARD_BASE)
})
