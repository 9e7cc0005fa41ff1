/** Points earned ÷ points possible × 100 (decisions.md §5: "mean ÷ maximum"); null where nothing was possible. */
export function facility(earned: number, possible: number): number | null {
  return possible > 0 ? (earned * 100) / possible : null
}
