import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byExam, byPoints, ranked, rankOf } from './ranking.ts'

it('same points share a rank, and the next is left out', () => {
  const rows = [5, 30, 12, 12, 0].map((points, at) => ({ points, name: 'abcde'[at] }))
  expect(
    ranked(rows, byPoints)
      .map(({ rank, name }) => `${rank}${name ?? ''}`)
      .join(' '),
  ).toBe('1b 2c 2d 4a 5e')
})

it('of a final exam by per cent, then by time', () => {
  const rows = [
    { percentage: 80, seconds: 300, name: 'a' },
    { percentage: 90, seconds: 900, name: 'b' },
    { percentage: 80, seconds: 200, name: 'c' },
    { percentage: 80, seconds: 300, name: 'd' },
  ]
  expect(
    ranked(rows, byExam)
      .map(({ rank, name }) => `${rank}${name}`)
      .join(' '),
  ).toBe('1b 2c 3a 3d')
})

it('a rank is one more than how many are ahead', () => {
  const row = fc.record({ percentage: fc.integer({ min: 0, max: 5 }), seconds: fc.integer({ min: 0, max: 5 }) })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const result = ranked(rows, byExam)
      expect(result).toHaveLength(rows.length)
      for (const one of result) expect(one.rank).toBe(rankOf(one, result, byExam))
    }),
  )
})
