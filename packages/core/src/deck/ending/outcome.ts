import type { ImageRef } from '../design/image-ref.ts'

/** The scale of results (0 to 100 by default), and the tags that answers add points to. */
export interface ResultRange {
  readonly minValue: number
  readonly maxValue: number
  /** In the order that decides a tie (decisions.md §2, "Scoring"). */
  readonly masterTags: readonly string[]
}

/** Shown at the end where the result falls into the band and the outcome's tags have the most points together. */
export interface Outcome {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly image: ImageRef
  /** An http(s) or mailto address; '' for none. */
  readonly link: string
  readonly linkLabel: string
  readonly minValue: number
  /** Excluded from the band, except in the highest. */
  readonly maxValue: number
  /** Empty for any tags. */
  readonly masterTags: readonly string[]
}

export interface TagScore {
  readonly tag: string
  readonly earned: number
  readonly possible: number
  /** Earned ÷ possible × 100, one decimal, half up; 0 where no points are possible. */
  readonly percentage: number
}

/** Sums of points by tag, in the order of `masterTags`, then of first appearance. */
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

/** The tag with the most points, the first in a tie; null where none has any. */
export function leadingTag(scores: readonly TagScore[]): TagScore | null {
  const most = Math.max(0, ...scores.map((score) => score.earned))
  return most > 0 ? (scores.find((score) => score.earned === most) ?? null) : null
}

/**
 * The first outcome whose tags and band match; null where none does. An outcome with tags needs the leading group of
 * tags and is compared by that group's percentage, one without tags by `value`.
 * @param value a percentage or a calculation's result; null where there is none
 * @param tags in the order that decides a tie
 */
export function outcomeOf(
  outcomes: readonly Outcome[],
  { value, tags }: { readonly value: number | null; readonly tags: readonly TagScore[] },
): Outcome | null {
  const leading = leadingGroup(outcomes, tags)
  return (
    outcomes.find((outcome) => {
      if (outcome.masterTags.length === 0) return isInBand(outcome, outcomes, value)
      return (
        leading !== null &&
        isSameGroup(outcome.masterTags, leading.tags) &&
        isInBand(outcome, outcomes, leading.percentage)
      )
    }) ?? null
  )
}

interface TagGroup {
  readonly tags: readonly string[]
  readonly percentage: number
}

/**
 * The tags of an outcome, or a tag without outcome, with the largest sum of points; in a tie the group with the first
 * tag. Null where no tag has points.
 */
function leadingGroup(outcomes: readonly Outcome[], scores: readonly TagScore[]): TagGroup | null {
  const grouped = new Set(outcomes.flatMap(({ masterTags }) => masterTags))
  const groups = [
    ...outcomes.map(({ masterTags }) => masterTags).filter((tags) => tags.length > 0),
    ...scores.filter(({ tag }) => !grouped.has(tag)).map(({ tag }) => [tag]),
  ].map((tags) => {
    const own = scores.filter(({ tag }) => tags.includes(tag))
    const earned = own.reduce((sum, score) => sum + score.earned, 0)
    const possible = own.reduce((sum, score) => sum + score.possible, 0)
    const place = scores.findIndex((score) => score.earned > 0 && tags.includes(score.tag))
    return { tags, earned, place, percentage: percentOf(earned, possible) }
  })
  const most = Math.max(0, ...groups.map(({ earned }) => earned))
  if (most === 0) return null
  const leaders = groups.filter(({ earned }) => earned > most - 1e-9)
  return leaders.toSorted((a, b) => a.place - b.place)[0] ?? null
}

function isSameGroup(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tag) => b.includes(tag))
}

/** The lower end is included, the upper end only where no band reaches further. */
export function isInBand(
  { minValue, maxValue }: Pick<Outcome, 'minValue' | 'maxValue'>,
  all: readonly Pick<Outcome, 'minValue' | 'maxValue'>[],
  value: number | null,
): boolean {
  if (value === null || value < minValue) return false
  return value < maxValue || (value === maxValue && all.every((other) => other.maxValue <= maxValue))
}

/** Per cent, one decimal, half up; 0 where nothing is possible. */
export function percentOf(earned: number, possible: number): number {
  return possible > 0 ? Math.round((earned / possible) * 1000) / 10 : 0
}
