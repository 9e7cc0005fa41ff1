import { applyEdit, type DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { mergeDecks } from '@deckle/core/deck/changes/merge.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { describe, expect, it } from 'vitest'
import { slideCatalog } from '../state/editor-store.ts'
import { conflictGroups, resolveConflicts } from './resolve-conflicts.ts'

let count = 0
const newId = () => `id${(count += 1)}`
const edited = (content: DeckContent, ...edits: DeckEdit[]): DeckContent => {
  const result = applyEdit({ content, current: 0 }, { type: 'batch', edits }, slideCatalog, newId)
  if (!result.ok) throw new Error(result.reason)
  return result.state.content
}
const base = edited(createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Quiz' }), {
  type: 'addSlide',
  template: 'title',
})
const [first, second] = base.contentHash.map((slide) => slide.slideId) as [string, string]
const ask = (slideId: string, value: string): DeckEdit => ({ type: 'updateData', slideId, path: 'question', value })

describe('resolveConflicts', () => {
  it('resolves each slide separately and keeps both sides’ other changes', () => {
    const mine = edited(base, ask(first, 'Mine?'), { type: 'rename', name: 'My name' })
    const theirs = edited(base, ask(first, 'Theirs?'), {
      type: 'updateData',
      slideId: second,
      path: 'title',
      value: 'Their title',
    })
    const { conflicts } = mergeDecks(base, mine, theirs)
    expect(conflictGroups(conflicts).map(([group]) => group)).toEqual([first])
    const kept = resolveConflicts({ base, mine, theirs, conflicts }, { [first]: 'mine' })
    const taken = resolveConflicts({ base, mine, theirs, conflicts }, { [first]: 'theirs' })
    expect([kept, taken].map((deck) => deck.contentHash[0]?.data['question'])).toEqual(['Mine?', 'Theirs?'])
    for (const deck of [kept, taken]) {
      expect(deck.name).toBe('My name')
      expect(deck.contentHash[1]?.data['title']).toBe('Their title')
    }
  })
  it('resolves the deck itself separately from its slides', () => {
    const mine = edited(base, { type: 'rename', name: 'Mine' }, ask(first, 'Mine?'))
    const theirs = edited(base, { type: 'rename', name: 'Theirs' }, ask(first, 'Theirs?'))
    const { conflicts } = mergeDecks(base, mine, theirs)
    const deck = resolveConflicts({ base, mine, theirs, conflicts }, { deck: 'theirs', [first]: 'mine' })
    expect([deck.name, deck.contentHash[0]?.data['question']]).toEqual(['Theirs', 'Mine?'])
  })
  it('deletes a slide only if the deleting side is chosen', () => {
    const mine = edited(base, { type: 'deleteSlides', slideIds: [first] })
    const theirs = edited(base, ask(first, 'Theirs?'))
    const { conflicts } = mergeDecks(base, mine, theirs)
    const ids = (choice: 'mine' | 'theirs') =>
      resolveConflicts({ base, mine, theirs, conflicts }, { [first]: choice }).contentHash.map((slide) => [
        slide.slideId,
        slide.slideSeq,
      ])
    expect(ids('mine')).toEqual([[second, 0]])
    expect(ids('theirs')).toEqual([
      [first, 0],
      [second, 1],
    ])
  })
})
