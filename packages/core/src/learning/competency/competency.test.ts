import fc from 'fast-check'
import { expect, it } from 'vitest'
import { competencyPercentage, gapOf, levelBounds, levelOf, type LinkedDeck, teamCompetency } from './competency.ts'

const decks: LinkedDeck[] = [
  { id: 'a', weight: 1 },
  { id: 'b', weight: 3 },
]

it.each([
  [decks, { a: 100, b: 50 }, 62.5],
  [decks, { a: 100 }, 25],
  [decks, { b: 33.3 }, 25],
  [decks, {}, null],
  [decks, { other: 100 }, null],
  [[], { a: 100 }, null],
  [decks, { a: 0, b: 0 }, 0],
])('%j with %j: %s', (linked, best, expected) => {
  expect(competencyPercentage(linked, new Map(Object.entries(best)))).toBe(expected)
})

it.each([
  [70, [0, 35, 70, 90]],
  [95, [0, 47.5, 95, 95]],
  [1, [0, 0.5, 1, 90]],
])('bounds with a threshold of %i', (threshold, expected) => {
  expect(levelBounds(threshold)).toEqual(expected)
})

it.each([
  [null, 0, 70],
  [0, 0, 70],
  [34.9, 0, 35.1],
  [35, 1, 35],
  [69.9, 1, 0.1],
  [70, 2, 0],
  [89.9, 2, 0],
  [90, 3, 0],
  [100, 3, 0],
])('%s per cent: level %i, gap %s', (percentage, level, gap) => {
  expect([levelOf(percentage, 70), gapOf(percentage, 70)]).toEqual([level, gap])
})

it('of a team: the mean of those measured, and how many are at each level', () => {
  expect(teamCompetency([null, 95, 70, 20.5], 70)).toEqual({
    percentage: 61.8,
    people: 4,
    measured: 3,
    levels: [2, 0, 1, 1],
  })
  expect(teamCompetency([], 70)).toEqual({ percentage: null, people: 0, measured: 0, levels: [0, 0, 0, 0] })
})

const tenths = fc.integer({ min: 0, max: 1000 }).map((value) => value / 10)
const id: fc.Arbitrary<string> = fc.constantFrom(...'abcdef')
const anyDecks = fc.uniqueArray(fc.record({ id, weight: fc.integer({ min: 1, max: 100 }) }), {
  selector: (deck) => deck.id,
})
const anyBest = fc.array(fc.tuple(id, tenths)).map((entries) => new Map(entries))

it('lies between the lowest and the highest, in any order, and a better result never lowers it', () => {
  fc.assert(
    fc.property(anyDecks, anyBest, id, tenths, (linked, best, better, percentage) => {
      const found = competencyPercentage(linked, best)
      expect(competencyPercentage(linked.toReversed(), best)).toBe(found)
      if (found === null) return
      const of = linked.map((deck) => best.get(deck.id) ?? 0)
      expect(found).toBeGreaterThanOrEqual(Math.min(...of))
      expect(found).toBeLessThanOrEqual(Math.max(...of))
      const later = new Map(best).set(better, Math.max(best.get(better) ?? 0, percentage))
      expect(competencyPercentage(linked, later)).toBeGreaterThanOrEqual(found)
    }),
  )
})

it('levels rise with the percentage; there is a gap below Proficient alone', () => {
  fc.assert(
    fc.property(tenths, tenths, fc.integer({ min: 1, max: 100 }), (one, other, threshold) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(levelOf(low, threshold)).toBeLessThanOrEqual(levelOf(high, threshold))
      expect(gapOf(low, threshold) > 0).toBe(levelOf(low, threshold) < 2)
    }),
  )
})
