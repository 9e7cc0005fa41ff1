/**
 * How easy a question is: points earned ÷ points that could be earned × 100 (decisions.md §5: "mean ÷ maximum").
 * For right and wrong answers: right ones ÷ marked ones × 100. Null where nothing could be earned.
 */
export function facility(earned: number, possible: number): number | null {
  return possible > 0 ? (earned * 100) / possible : null
}
