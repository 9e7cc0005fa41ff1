import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'

/**
 * Gives the outcomes bands of equal width over the range, in their order: those without tags among themselves,
 * and those of the same tags among themselves. Bounds have at most two decimals.
 */
export function spreadBands(
  outcomes: readonly Outcome[],
  { minValue, maxValue }: { readonly minValue: number; readonly maxValue: number },
): readonly Outcome[] {
  const groupOf = ({ masterTags }: Outcome) => masterTags.toSorted().join('\n')
  return outcomes.map((outcome) => {
    const group = outcomes.filter((one) => groupOf(one) === groupOf(outcome))
    const at = group.indexOf(outcome)
    const bound = (n: number) => Math.round((minValue + ((maxValue - minValue) * n) / group.length) * 100) / 100
    return { ...outcome, minValue: bound(at), maxValue: bound(at + 1) }
  })
}
