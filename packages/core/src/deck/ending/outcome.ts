import type { ImageRef } from '../design/image-ref.ts'

/** What results are measured on: a lowest and highest value (0 and 100 unless said otherwise), and the tags answers add to. */
export interface ResultRange {
  readonly minValue: number
  readonly maxValue: number
  /** In the order that decides a tie (decisions.md §2, "Scoring"). */
  readonly masterTags: readonly string[]
}

/** What a finished deck tells a person whose result falls into its band, and whose leading tag is one of its tags. */
export interface Outcome {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly image: ImageRef
  /** An http(s) or mailto address, '' for none. */
  readonly link: string
  readonly linkLabel: string
  /** The band includes it. */
  readonly minValue: number
  /** The band excludes it, except the last band's. */
  readonly maxValue: number
  /** Any leading tag where there are none. */
  readonly masterTags: readonly string[]
}

/** Points of one tag: what was got and what could have been. */
export interface TagScore {
  readonly tag: string
  readonly earned: number
  readonly possible: number
  /** Earned ÷ possible × 100, one decimal, half up; 0 where nothing was to be got. */
  readonly percentage: number
}

/** Tags that lists add up, in the order of `masterTags`, then as they come. */
export function scoresByTag(
  masterTags: readonly string[],
  shares: Iterable<readonly [tag: string, share: { readonly earned: number; readonly possible: number }]>,
): TagScore[] {
  const sums = new Map<string, { earned: number; possible: number }>()
  for (const tag of masterTags) sums.set(tag, { earned: 0, possible: 0 })
  for (const [tag, { earned, possible }] of shares) {
    const sum = sums.get(tag) ?? { earned: 0, possible: 0 }
    sums.set(tag, { earned: sum.earned + earned, possible: sum.possible + possible })
  }
  return [...sums].map(([tag, sum]) => ({ tag, ...sum, percentage: percentOf(sum.earned, sum.possible) }))
}

/** The tag with the most points, the first of those that tie; null where none has any. */
export function leadingTag(scores: readonly TagScore[]): TagScore | null {
  const most = Math.max(0, ...scores.map((score) => score.earned))
  return most > 0 ? (scores.find((score) => score.earned === most) ?? null) : null
}

/**
 * The first outcome whose tags and band take the result; null where none does.
 * An outcome with tags is measured by the leading tag's percentage, one without by `value`.
 * @param value the result: a percentage, or what a calculation came to; null where there is none
 */
export function outcomeOf(
  outcomes: readonly Outcome[],
  { value, leading }: { readonly value: number | null; readonly leading: TagScore | null },
): Outcome | null {
  return outcomes.find((outcome) => takes(outcome, outcomes, value, leading)) ?? null
}

function takes(outcome: Outcome, all: readonly Outcome[], value: number | null, leading: TagScore | null): boolean {
  if (outcome.masterTags.length === 0) return isInBand(outcome, all, value)
  return leading !== null && outcome.masterTags.includes(leading.tag) && isInBand(outcome, all, leading.percentage)
}

/** Whether a value falls into an outcome's band: its lower end included, its upper end only where no band reaches further. */
export function isInBand(
  { minValue, maxValue }: Pick<Outcome, 'minValue' | 'maxValue'>,
  all: readonly Pick<Outcome, 'minValue' | 'maxValue'>[],
  value: number | null,
): boolean {
  if (value === null || value < minValue) return false
  return value < maxValue || (value === maxValue && all.every((other) => other.maxValue <= maxValue))
}

/** Per cent, one decimal, half up; 0 of nothing. */
export function percentOf(earned: number, possible: number): number {
  return possible > 0 ? Math.round((earned / possible) * 1000) / 10 : 0
}
