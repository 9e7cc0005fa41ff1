/**
 * Per cent with four decimals, cut off: an LMS that holds it against a pass mark of so many comes to what the page says,
 * where the one decimal that people are shown could lie above a mark that was missed, or below one that was reached.
 */
export function reportedScore(earned: number, possible: number): number {
  // The same tolerance as the page's own comparison (endingOf).
  return Math.floor((earned / possible) * 1e6 + 1e-5) / 1e4
}
