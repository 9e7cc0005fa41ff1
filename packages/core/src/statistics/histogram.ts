export const HISTOGRAM_BANDS = 10

/**
 * Counts of values in ten equal bands. The lower end is included, the upper excluded except in the last band
 * (decisions.md §2, "Scoring"). NaN and values outside 0 … `max` are not counted.
 * @param max upper end, above 0; 100 for per cent
 */
export function histogram(values: readonly number[], max = 100): readonly number[] {
  const bands = Array.from({ length: HISTOGRAM_BANDS }, () => 0)
  for (const value of values) {
    if (value >= 0 && value <= max) {
      const band = bandOf(value, max)
      bands[band] = (bands[band] ?? 0) + 1
    }
  }
  return bands
}

/** 0 … 9. Compares ten times the value, so that 0.7 of 1 is in band 7. */
function bandOf(value: number, max: number): number {
  return Math.min(Math.floor((value * HISTOGRAM_BANDS) / max), HISTOGRAM_BANDS - 1)
}
