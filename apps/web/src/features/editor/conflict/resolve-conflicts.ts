import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type MergeConflict, mergeDecks } from '@deckle/core/deck/changes/merge.ts'
import type { Question } from '../../../lib/draft/autosave-types.ts'

/** Which version to use, by slide id, or 'deck' for conflicts outside the slides. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** Conflicts grouped by slide, in the order found; 'deck' for those outside the slides. */
export function conflictGroups(
  conflicts: readonly MergeConflict[],
): readonly (readonly [group: string, conflicts: readonly MergeConflict[]])[] {
  const groups = new Map<string, MergeConflict[]>()
  for (const conflict of conflicts) {
    const group = conflict.slideId ?? 'deck'
    groups.set(group, [...(groups.get(group) ?? []), conflict])
  }
  return [...groups]
}

/** Resolves each conflict; changes without a conflict stay from both sides. A group without a choice keeps mine. */
export function resolveConflicts(
  { base, mine, theirs, conflicts }: Question<DeckContent, MergeConflict>,
  choices: Choices,
): DeckContent {
  const preferMine = mergeDecks(base, mine, theirs).merged
  const preferTheirs = mergeDecks(base, theirs, mine).merged
  const takes = (group: string) => choices[group] ?? 'mine'
  const frame = takes('deck') === 'mine' ? preferMine : preferTheirs
  const other = new Map(preferTheirs.contentHash.map((slide) => [slide.slideId, slide]))
  const own = new Map(preferMine.contentHash.map((slide) => [slide.slideId, slide]))
  const deleted = new Set(
    conflicts.flatMap((one) =>
      one.what === 'slide' && one.slideId !== undefined && one[takes(one.slideId)] === undefined ? [one.slideId] : [],
    ),
  )
  const slides = frame.contentHash.flatMap((slide) => {
    if (deleted.has(slide.slideId)) return []
    return [(takes(slide.slideId) === 'theirs' ? other : own).get(slide.slideId) ?? slide]
  })
  const resolved = slides.length > 0 ? slides : frame.contentHash
  return {
    ...frame,
    contentHash: resolved.map((slide, slideSeq) => (slide.slideSeq === slideSeq ? slide : { ...slide, slideSeq })),
  }
}
