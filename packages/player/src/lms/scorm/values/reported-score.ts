/**
 * Per cent with four decimals, rounded down: an LMS that compares it with a pass mark of that precision agrees with the page. The
 * one decimal that people see could be above a missed mark or below a reached one.
 */
export function reportedScore(earned: number, possible: number): number {
  // The same tolerance as in the page's own comparison (endingOf).
  return Math.floor((earned / possible) * 1e6 + 1e-5) / 1e4
}
