/**
 * A hundredth of the range, rounded to 1, 2 or 5 times a power of ten, and at least 0.01 (product.md §5: "Slider step
 * derives from the range").
 */
export function sliderStep(minValue: number, maxValue: number): number {
  const rough = (maxValue - minValue) / 100
  if (!(rough > 0.01)) return 0.01
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9)
  const lead = rough / power
  const nice = lead < 2 - 1e-9 ? 1 : lead < 5 - 1e-9 ? 2 : 5
  return Number((nice * power).toFixed(2))
}

/** Truncates to two decimals (product.md §5). */
export function truncate(value: number): number {
  // 1.15 × 100 is 114.99999999999999: a rounding error must not count as a third decimal.
  const hundreds = Number((value * 100).toPrecision(15))
  // Not -0.
  return Math.trunc(hundreds) / 100 + 0
}

/** Clamps to the range, with at most two decimals. */
export function within(value: number, minValue: number, maxValue: number): number {
  return Math.min(Math.max(truncate(value), minValue), maxValue)
}
