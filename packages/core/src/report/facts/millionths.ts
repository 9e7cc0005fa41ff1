/** Sums are kept in whole millionths, so that taking a value away leaves exactly what was there before. */
export const MILLION = 1_000_000

/** Half a millionth is rounded up. */
export const millionthsOf = (value: number): number => Math.floor(value * MILLION + 0.5)

/** Per cent in hundredths, half of one rounded up: what scores are counted by. */
export const scoreKey = (percentage: number): number => Math.floor(percentage * 100 + 0.5) / 100

/** The first seconds of each range and its step: times are counted in steps of at most a tenth of them from 5 s on. */
export const timeSteps = [
  [0, 0.5],
  [10, 1],
  [60, 5],
  [300, 30],
  [1800, 300],
  [7200, 3600],
] as const
/** Longer times count as a week. */
export const LONGEST = 604_800

/** Seconds as they are counted, rounded to the step of their range. */
export function timeKey(seconds: number): number {
  const within = Math.max(0, Math.min(seconds, LONGEST))
  const [, step] = timeSteps.findLast(([from]) => within >= from) ?? timeSteps[0]
  return Math.floor(within / step + 0.5) * step
}
