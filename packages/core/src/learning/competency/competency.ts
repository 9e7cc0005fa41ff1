import { percentOf } from '../../deck/ending/outcome.ts'

/** `perClient`: competencies of a client; `depth`: levels of their tree. */
export const competencyLimits = {
  name: 120,
  description: 1000,
  label: 40,
  decks: 100,
  weight: 100,
  depth: 6,
  perClient: 1000,
} as const

/** Names of the four levels, from the lowest. */
export type CompetencyScale = readonly [string, string, string, string]
export const defaultScale: CompetencyScale = ['Not yet', 'Developing', 'Proficient', 'Expert']
export const defaultThreshold = 70

export interface LinkedDeck {
  readonly id: string
  /** A whole number from 1. */
  readonly weight: number
}

export interface Competency {
  readonly name: string
  /** The id of the competency it is a part of; null at the top. */
  readonly parent: string | null
  readonly scale: CompetencyScale
  readonly decks: readonly LinkedDeck[]
  /** Per cent from which somebody is proficient, 1 … 100. */
  readonly threshold: number
}

/**
 * The weighted mean of the linked decks' best percentages, one decimal, half up. A deck without one counts as 0 once
 * another has one; null where none has.
 * @param best by the deck's id, with one decimal
 */
export function competencyPercentage(decks: readonly LinkedDeck[], best: ReadonlyMap<string, number>): number | null {
  if (!decks.some(({ id }) => best.has(id))) return null
  // Sums of fractions depend on their order, those of tenths don't.
  const earned = decks.reduce((sum, { id, weight }) => sum + weight * Math.round((best.get(id) ?? 0) * 10), 0)
  const possible = decks.reduce((sum, { weight }) => sum + weight, 0)
  return percentOf(earned, possible * 1000)
}

export const EXPERT = 90

/** The percentages from which each level holds (decisions.md §3). With a threshold over 90 Expert holds from it. */
export const levelBounds = (threshold: number): readonly [number, number, number, number] => [
  0,
  threshold / 2,
  threshold,
  Math.max(threshold, EXPERT),
]

/** The place in the scale, 0 … 3; 0 for nobody's knowledge of it. */
export const levelOf = (percentage: number | null, threshold: number): number =>
  percentage === null
    ? 0
    : Math.max(
        0,
        levelBounds(threshold).findLastIndex((bound) => percentage >= bound),
      )

/** Percentage points up to the threshold, one decimal; 0 at it and over it. */
export const gapOf = (percentage: number | null, threshold: number): number =>
  Math.max(0, Math.round((threshold - (percentage ?? 0)) * 10) / 10)

export interface TeamCompetency {
  /** The mean of those measured, one decimal; null where nobody is. */
  readonly percentage: number | null
  readonly people: number
  readonly measured: number
  /** How many are at each level; those not measured at the lowest. */
  readonly levels: readonly [number, number, number, number]
}

/** Of a team or a client. @param percentages of its people, null for those not measured */
export function teamCompetency(percentages: readonly (number | null)[], threshold: number): TeamCompetency {
  const measured = percentages.filter((one) => one !== null)
  const tenths = measured.reduce((sum, one) => sum + Math.round(one * 10), 0)
  const levels: [number, number, number, number] = [0, 0, 0, 0]
  for (const one of percentages) levels[levelOf(one, threshold) as 0]++
  return {
    percentage: measured.length === 0 ? null : percentOf(tenths, measured.length * 1000),
    people: percentages.length,
    measured: measured.length,
    levels,
  }
}
