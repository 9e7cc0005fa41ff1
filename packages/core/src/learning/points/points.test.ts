import fc from 'fast-check'
import { expect, it } from 'vitest'
import { points, type PointsEntry, pointsKey, sumOfPoints } from './points.ts'

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/)
const anyEntry: fc.Arbitrary<PointsEntry> = fc.oneof(
  fc.record({ reason: fc.constantFrom('slide', 'first_try'), courseId: id, deckId: id, slideId: id }),
  fc.record({ reason: fc.constantFrom('deck', 'pass'), courseId: id, deckId: id }),
  fc.record({ reason: fc.constant('course' as const), courseId: id }),
  fc.record({ reason: fc.constant('streak' as const), day: fc.constantFrom('2026-01-05', '2026-01-06') }),
)

it('are those of the specification', () => {
  expect(points).toEqual({ slide: 1, deck: 10, pass: 20, course: 100, first_try: 10, streak: 5 })
})

it('a key is of one reason alone', () => {
  fc.assert(
    fc.property(anyEntry, anyEntry, (one, other) => {
      expect(pointsKey(one) === pointsKey(other)).toBe(
        JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted()),
      )
    }),
  )
})

it('each reason counts once, in any order', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), (entries) => {
      const sum = sumOfPoints(entries)
      expect(sumOfPoints([...entries.toReversed(), ...entries])).toBe(sum)
      expect(sum).toBeLessThanOrEqual(entries.reduce((total, { reason }) => total + points[reason], 0))
    }),
  )
  const deck = { courseId: 'c', deckId: 'd' }
  expect(
    sumOfPoints([
      { reason: 'slide', ...deck, slideId: 's' },
      { reason: 'first_try', ...deck, slideId: 's' },
      { reason: 'deck', ...deck },
      { reason: 'pass', ...deck },
      { reason: 'pass', ...deck },
      { reason: 'course', courseId: 'c' },
      { reason: 'streak', day: '2026-01-05' },
    ]),
  ).toBe(146)
})
