import { testIndependence } from '../../statistics/independence/chi-square.ts'
import { FEWEST, isBeyondChance } from './finding.ts'

/** Probability under which a difference is not put down to chance. */
const SIGNIFICANT = 0.05

interface Plays {
  readonly starts: number
  readonly completions: number
}

interface Scores {
  readonly completions: number
  /** Null if nothing has a score. */
  readonly meanPercentage: number | null
}

/** False where either has too few plays to tell. */
export function isCompletionDifferent(one: Plays, other: Plays): boolean {
  if (one.starts < FEWEST || other.starts < FEWEST) return false
  const test = testIndependence([one, other].map(({ starts, completions }) => [completions, starts - completions]))
  return test !== null && test.p < SIGNIFICANT
}

/** False where either has too few completed plays to tell. Scores before are taken to vary as much as those now. */
export function isScoreDifferent(now: Scores & { readonly scores: readonly number[] }, before: Scores): boolean {
  if (now.meanPercentage === null || before.meanPercentage === null) return false
  if (now.completions < FEWEST || before.completions < FEWEST) return false
  const error = deviationOf(now.scores) * Math.sqrt(1 / now.completions + 1 / before.completions)
  return isBeyondChance(now.meanPercentage, before.meanPercentage, error)
}

/** Standard deviation in per cent, of counts in equal bands. */
function deviationOf(bands: readonly number[]): number {
  const total = bands.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 0
  const middle = (at: number) => ((at + 0.5) / bands.length) * 100
  const mean = bands.reduce((sum, count, at) => sum + count * middle(at), 0) / total
  return Math.sqrt(bands.reduce((sum, count, at) => sum + count * (middle(at) - mean) ** 2, 0) / total)
}
