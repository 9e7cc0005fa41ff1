import type { DeckSums } from './queries.ts'

/** Figures of what nobody has played. */
export const nothingPlayed = (key: string): DeckSums => ({
  key,
  views: 0,
  starts: 0,
  completions: 0,
  passed: 0,
  failed: 0,
  leads: 0,
  abandons: 0,
  scored: 0,
  percentageSum: 0,
  timed: 0,
  secondsSum: 0,
  itemAttempts: 0,
  itemTotal: 0,
  itemSquares: 0,
})
