import { applyEdit, type DeckEdit } from '../edit/apply-edit.ts'
import type { DeckContent } from '../deck.ts'
import { type Merge, mergeDecks } from '../changes/merge.ts'
import { countingIds, sampleDeck, testCatalog } from './sample-deck.ts'

/** Merges two people's edits of the sample deck `abc`; new ids are `m1` … and `t1` …. */
export function mergeAfter(
  mine: readonly DeckEdit[],
  theirs: readonly DeckEdit[],
): Merge & { readonly mine: DeckContent; readonly theirs: DeckContent } {
  const base = sampleDeck('abc')
  const sides = { mine: edited(base, mine, 'm'), theirs: edited(base, theirs, 't') }
  return { ...mergeDecks(base, sides.mine, sides.theirs), ...sides }
}

/** The content after edits; refused ones are skipped. */
export function edited(base: DeckContent, edits: readonly DeckEdit[], prefix: string): DeckContent {
  const newId = countingIds(prefix)
  return edits.reduce(
    (state, edit) => {
      const result = applyEdit(state, edit, testCatalog, newId)
      return result.ok ? result.state : state
    },
    { content: base, current: 0 },
  ).content
}

export const asEdit = (edit: unknown): DeckEdit => edit as DeckEdit
