import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'

/**
 * Gives outcomes ranges of equal width, in their order: those without tags as one set, those with the same tags as
 * another. Bounds have at most two decimals.
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
