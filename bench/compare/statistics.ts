import { medianOf } from '../lib/rounds.ts'

/** Values of one measure: round `n` of every list was measured in the same turn. Two contestants run each commit's build. */
export interface Samples {
  readonly base: readonly [readonly number[], readonly number[]]
  readonly changed: readonly [readonly number[], readonly number[]]
}

/** Whether a higher value is a lower cost, as of requests per second, or a higher cost, as of milliseconds and bytes. */
export type Direction = 'higher is better' | 'lower is better'

export interface Verdict {
  /** By how much the changed commit costs more than the base: 0.07 for 7 %. Negative by how much the base costs more. */
  readonly difference: number
  /** The share by which one commit may seem to differ from itself in this run. */
  readonly noise: number
  /** How far each commit's two contestants are apart: the larger of the two medians, as a share. */
  readonly selfDifference: number
  readonly decision: 'worse' | 'better' | 'no difference'
}

/** A commit that differs from itself by more than this share is measured again. */
export const steady = 0.05
export const fewestPairs = 9
export const mostPairs = 25
/** Smaller differences are never reported: they may come from where a process lies in memory (Mytkowicz et al., below). */
const smallestNoise = 0.01

/**
 * Decides whether one commit costs more than another.
 *
 * Each round measures all contestants within seconds, so its ratios cancel what slows down the whole machine. The difference
 * is the median over rounds of the ratio of both commits. The noise is measured the same way: the ratio of two contestants
 * that run the same build. It is the far end of the 95 % confidence interval of that ratio's median, of the noisier commit.
 * A difference counts if it exceeds the noise and its own interval excludes "no difference".
 *
 * Why so: medians and intervals from order statistics assume no distribution and ignore outliers (J.-Y. Le Boudec, Performance
 * Evaluation of Computer and Communication Systems, 2010, theorem 2.1). Without intervals a comparison of means or medians
 * often reports what is only noise (A. Georges, D. Buytaert, L. Eeckhout, Statistically Rigorous Java Performance Evaluation,
 * OOPSLA 2007). Two processes of the same program differ, so the contestants of a commit are processes of their own, which
 * restart during the run (T. Kalibera, R. Jones, Rigorous Benchmarking in Reasonable Time, ISMM 2013; T. Mytkowicz et al.,
 * Producing Wrong Data Without Doing Anything Obviously Wrong, ASPLOS 2009).
 */
export function decide(samples: Samples, direction: Direction): Verdict {
  const sign = direction === 'lower is better' ? 1 : -1
  const logs = (values: readonly number[]): number[] => values.map((value) => sign * Math.log(value))
  const base = samples.base.map(logs) as [number[], number[]]
  const changed = samples.changed.map(logs) as [number[], number[]]
  const differences = base[0].map((_, round) => (at(changed, round) - at(base, round)) / 2)
  const selves = [base, changed].map(([one, other]) => one.map((value, round) => (other[round] ?? Number.NaN) - value))
  const noise = Math.max(smallestNoise, ...selves.map((self) => shareOf(farEnd(medianInterval(self)))))
  const median = medianOf(differences)
  const [low, high] = medianInterval(differences)
  const isBeyond = shareOf(Math.abs(median)) > noise && (low > 0 || high < 0)
  return {
    difference: Math.sign(median) * shareOf(Math.abs(median)),
    noise,
    selfDifference: Math.max(...selves.map((self) => shareOf(Math.abs(medianOf(self))))),
    decision: !isBeyond ? 'no difference' : median > 0 ? 'worse' : 'better',
  }
}

/** The sum of both contestants' values in a round. */
const at = ([one, other]: readonly [readonly number[], readonly number[]], round: number): number =>
  (one[round] ?? Number.NaN) + (other[round] ?? Number.NaN)

const farEnd = ([low, high]: readonly [number, number]): number => Math.max(Math.abs(low), Math.abs(high))
const shareOf = (log: number): number => Math.expm1(log)

/** Whether a row needs another round: a commit differs from itself by more than 5 %, and there may be more pairs. */
export function needsMorePairs(pairs: number, verdicts: readonly Verdict[]): boolean {
  if (pairs < fewestPairs) return true
  return pairs < mostPairs && verdicts.some(({ selfDifference }) => selfDifference > steady)
}

/**
 * Returns the 95 % confidence interval of the median: the k-th smallest and the k-th largest value, with the largest k for
 * which both miss the median with a probability of at most 5 %. The extremes where fewer than six values allow no interval.
 */
export function medianInterval(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  const count = sorted.length
  let rank = 0
  // Probability that at most `rank` of the values are below the median; either side may miss.
  for (let term = 0.5 ** count, missed = term; 2 * missed <= 0.05; missed += term) {
    rank++
    term *= (count - rank + 1) / rank
  }
  const first = Math.max(0, rank - 1)
  return [sorted[first] ?? Number.NaN, sorted[count - 1 - first] ?? Number.NaN]
}
